import packed from '../generated/english-names.json' with { type: 'json' };
import { unpackNames } from './name-lists';
import type { NameData } from './names';

/** Names of faker's English locale, loaded with the page: for regions without names of their own, and on request. */
export const ENGLISH_NAMES = unpackNames(packed) as NameData;
