import type { GeneratedContact } from '../../../domain/files/contact';
import { getFullName } from '../../../domain/names/name';
import { groupProblems } from '../../../domain/screen/problems';
import { TRICKY } from '../files/tricky-contacts';

const [first] = TRICKY as [GeneratedContact];
const makeContact = (...problems: string[]) => ({ ...first, name: { ...first.name, problems } });

test('each problem is listed once, the most common first, with up to three examples', () => {
  const contacts = [['rare'], ['common'], [], ['common'], ['common'], ['common']].map((texts) => makeContact(...texts));
  const groups = groupProblems(contacts);
  expect(groups.map(({ text, count }) => `${text} ${count}`)).toEqual(['common 4', 'rare 1']);
  expect(groups[0]?.examples.map(({ number }) => number)).toEqual([2, 4, 5]);
  expect(groups[0]?.examples[0]?.fullName).toBe(getFullName(first.name));
});
