import { makeVersion } from '../../../scripts/page/make-version';
import { readShippedNames } from '../../shipped-names';

const names = readShippedNames();
const version = makeVersion(names, ['data']);

/** The names with another last, and so rarest, Greek family name. */
function changeName() {
  const changed = structuredClone(names) as { greece: { rows: { family: Record<string, string> } } };
  const { family } = changed.greece.rows;
  family.el = `${family.el}s`;
  return changed as never;
}

test('a version is 8 hex digits', () => {
  expect(version).toMatch(/^[0-9a-f]{8}$/);
});

test.each([
  ['a name', () => makeVersion(changeName(), ['data'])],
  ['other data', () => makeVersion(names, ['other data'])],
])('%s that changes makes another version', (_, makeOther) => {
  expect(makeOther()).not.toBe(version);
});
