import data from './generated/english-names.json' with { type: 'json' };
import type { NameData } from './names';

/** Names of faker's English locale, loaded with the page: for regions without names of their own, and on request. */
export const ENGLISH_NAMES: NameData = data;
