import { expect, test } from 'vitest';
import { pressCounter } from './quick-exit.ts';

test('three presses of Escape within a second and a half leave the page', () => {
  const press = pressCounter();
  expect([0, 400, 900].map(press)).toEqual([false, false, true]);
});

test('three presses further apart do not leave the page', () => {
  const press = pressCounter();
  expect([0, 800, 1600, 2500].map(press)).toEqual([false, false, false, false]);
});
