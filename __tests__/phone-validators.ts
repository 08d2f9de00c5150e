import google from 'google-libphonenumber';
import parsePhoneNumber, { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max';

const PERSONAL_TYPES: readonly unknown[] = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE'];

/** libphonenumber-js reads all numbers of Western Sahara as Morocco's, whose leading digits cover all of +212. */
const READ_AS: Partial<Record<CountryCode, CountryCode>> = { EH: 'MA' };

/**
 * Whether libphonenumber-js calls the phone a valid mobile or fixed line of the region.
 *
 * @param phone in international format, exactly as libphonenumber-js writes it
 */
export function isValidByLibrary(phone: string, region: CountryCode): boolean {
  const read = parsePhoneNumber(phone);
  if (!read?.isValid() || read.country !== (READ_AS[region] ?? region)) return false;
  // So that its type comes from the plan of this region, not from that of the region it is read as.
  read.country = region;
  return PERSONAL_TYPES.includes(read.getType()) && !read.ext && read.formatInternational() === phone;
}

const util = google.PhoneNumberUtil.getInstance();

/** Whether Google's own libphonenumber calls the phone valid for the region. */
export function isValidByGoogle(phone: string, region: CountryCode): boolean {
  return util.isValidNumberForRegion(util.parse(phone), region);
}

/** A phone's national number: the digits after the calling code. */
export function getNationalNumber(phone: string, region: CountryCode): string {
  return phone.replaceAll(/\D/g, '').slice(getCountryCallingCode(region).length);
}

/** Leading digits of national numbers that libphonenumber-js knows and Google's metadata of another date does not. */
const UNKNOWN_TO_GOOGLE: Partial<Record<CountryCode, string>> = {
  AT: '4351',
  AU: '496',
  BW: `
    21 23 245 246 247 249 25 263 265 266 267 268 269 27 28 291 292 293 294 296 299 314 32 34 350 351 352 353 354
    356 357 358 359 372 374 375 376 377 378 379 380 382 383 384 385 43 44 45 461 462 464 465 466 467 468 469 470
    473 474 475 478 479 48 496 497 498 499 50 51 52 531 532 535 536 537 541 542 543 545 546 547 55 56 570 575 576
    578 579 580 581 582 583 584 585 586 587 589 595 596 597 598 60 620 624 626 627 628 629 63 64 650 652 653 655
    656 657 658 66 682 685 688 689`,
  CV: '57',
  DE: '154 4930 4937 4940 4949 4960 4969 4970 4978 4979',
  EC: '930 931 932',
  ET: '7000',
  GE: '508',
  GH: '306 30826 30827 30828 30829 3083 3084 3085 3086 3087 3088 3089 309 3181 3281 3282 3283 3284 3285 3381',
  GY: '768 781 51',
  IR: '99920 99922 99923 99924 99925 99926 99927 99928 99929',
  KE: '135 136 137 138 139 146',
  KW: '59',
  NG: '910',
  PY: '988',
  SH: '9',
  US: '4725 4726',
  ZW: '75',
};

/** Whether Google's metadata is known to lack the phone's leading digits. */
export function isUnknownToGoogle(phone: string, region: CountryCode): boolean {
  const prefixes = UNKNOWN_TO_GOOGLE[region]?.trim().split(/\s+/) ?? [];
  return prefixes.some((prefix) => getNationalNumber(phone, region).startsWith(prefix));
}
