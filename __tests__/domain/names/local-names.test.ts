import { ENGLISH_NAMES } from '../../../domain/names/english-names';
import { getNameData, loadLocalNames } from '../../../domain/names/local-names';

test('English names need no loading', () => {
  expect(getNameData({}, 'en')).toBe(ENGLISH_NAMES);
});

test('names that did not arrive are an error, never English ones in their place', () => {
  expect(() => getNameData({}, 'ja')).toThrow(RangeError);
  expect(() => getNameData({}, 'en_GB')).toThrow(RangeError);
});

test('a locale of English takes from English what it lacks, and keeps what it has', async () => {
  const local = await loadLocalNames();
  const british = getNameData(local, 'en_GB');
  expect(british.first_name).toBe(ENGLISH_NAMES.first_name);
  expect(british.last_name_pattern).not.toEqual(ENGLISH_NAMES.last_name_pattern);
  expect(getNameData(local, 'en_AU').last_name_pattern).toEqual(ENGLISH_NAMES.last_name_pattern);
});

test('a locale of another language takes nothing from English', async () => {
  expect(getNameData(await loadLocalNames(), 'th').last_name_pattern).toBeUndefined();
});
