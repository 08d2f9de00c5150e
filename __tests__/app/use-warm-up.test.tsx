/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useWarmUp } from '../../app/use-warm-up';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Lets the page idle until nothing is left to do. Without requestIdleCallback, as here, each round has a timer. */
function countRounds(): number {
  let rounds = 0;
  for (; jest.getTimerCount() > 0 && rounds < 20; rounds++) jest.runOnlyPendingTimers();
  return rounds;
}

test('ten rounds, then none, not even after Clear', () => {
  const { rerender } = renderHook(({ isUsed }) => useWarmUp(isUsed), { initialProps: { isUsed: false } });
  expect(countRounds()).toBe(10);
  rerender({ isUsed: true });
  rerender({ isUsed: false });
  expect(countRounds()).toBe(0);
});

test('none after the first press, and the remaining ones after Clear', () => {
  const { rerender } = renderHook(({ isUsed }) => useWarmUp(isUsed), { initialProps: { isUsed: false } });
  jest.runOnlyPendingTimers();
  rerender({ isUsed: true });
  expect(countRounds()).toBe(0);
  rerender({ isUsed: false });
  expect(countRounds()).toBe(9);
});

test('none once the page is gone', () => {
  const { unmount } = renderHook(() => useWarmUp(false));
  jest.runOnlyPendingTimers();
  unmount();
  expect(countRounds()).toBe(0);
});

test('none on a page that a link or an early press used at once', () => {
  renderHook(() => useWarmUp(true));
  expect(countRounds()).toBe(0);
});
