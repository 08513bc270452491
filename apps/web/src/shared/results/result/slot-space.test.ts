import { expect, it } from 'vitest';
import { isWithoutSpace } from './slot-space.ts';

it('a postponed contest leaves no empty band below its head, a live one keeps the space of its next state', () => {
  expect(isWithoutSpace({ status: 'POSTPONED' })).toBe(true);
  expect(isWithoutSpace({ status: 'OFFICIAL' })).toBe(true);
  expect(isWithoutSpace({ status: 'RUNNING' })).toBe(false);
  expect(isWithoutSpace({ status: 'START_LIST' })).toBe(false);
});
