import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { COUNTRIES, type RegionCode } from '../../../domain/countries/countries';
import { openStream, type Stream } from '../../../domain/random/random';

const draw = (seed: number, stream: Stream) => {
  const random = openStream(String(seed), stream);
  return Array.from({ length: 50 }, () => random.next());
};

test.each([0, 1, 0x7fffffff, 0xffffffff])(
  'the seed %d opens three different streams, and opening one again repeats it',
  (seed) => {
    const [names, email, phone] = (['names', 'email', 'phone'] as const).map((stream) => draw(seed, stream));
    expect(draw(seed, 'names')).toEqual(names);
    expect(new Set([...(names ?? []), ...(email ?? []), ...(phone ?? [])]).size).toBe(150);
  },
);

test('the seeds 0 to 99 all begin with different draws', () => {
  const draws = Array.from({ length: 100 }, (_, seed) => draw(seed, 'phone')[0]);
  expect(new Set(draws).size).toBe(100);
});

test('one seed opens another stream in each country, and the same one again', () => {
  const open = (code: RegionCode) => openStream('7', 'names', code).next();
  expect(new Set(COUNTRIES.map(({ code }) => open(code))).size).toBe(COUNTRIES.length);
  expect(open('JP')).toBe(open('JP'));
  expect(openStream('007', 'names', 'JP').next()).toBe(open('JP'));
});

test('the first stream is one jump ahead of the generator of the seed', () => {
  const random = xoroshiro128plus(7);
  random.jump();
  expect(draw(7, 'names').slice(0, 2)).toEqual([random.next(), random.next()]);
});
