import { expect, test } from 'vitest';
import { layOut } from './lay-out.ts';

test('a stage begins when every contest of the previous stage has finished', () => {
  const options = { minutes: 20, breakMinutes: 5, courts: 2 };
  const scheduled = layOut([['a', 'b', 'c'], ['d']], options);
  expect(scheduled.map(({ key, minute, court }) => `${key} ${minute} ${court}`)).toEqual([
    'a 0 0',
    'b 0 1',
    'c 25 0',
    'd 50 0',
  ]);
});
