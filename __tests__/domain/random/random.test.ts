import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
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

test('each country has its own stream; seeds that are the same number, such as 7 and 007, give the same stream', () => {
  const open = (code: string, seed = '7') => openStream(seed, 'names', code).next();
  expect(open('JP')).not.toBe(open('US'));
  expect(open('JP', '007')).toBe(open('JP'));
});

test('the first stream is one jump ahead of the generator of the seed', () => {
  const random = xoroshiro128plus(7);
  random.jump();
  expect(draw(7, 'names').slice(0, 2)).toEqual([random.next(), random.next()]);
});
