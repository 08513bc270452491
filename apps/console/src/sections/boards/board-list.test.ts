import { expect, test } from 'vitest';
import { emptyForm, moveBoard, toBoard, withBoard } from './board-list.ts';

test('a board can be added only when all its fields are filled', () => {
  expect(toBoard(emptyForm)).toBeUndefined();
  expect(toBoard({ ...emptyForm, venue: 'ARENA' })).toBeUndefined();
  expect(toBoard({ ...emptyForm, venue: 'ARENA', court: 'A-1' })).toEqual({ kind: 'court', ids: ['ARENA', 'A-1'] });
  expect(toBoard({ ...emptyForm, kind: 'unit' })).toBeUndefined();
  expect(toBoard({ ...emptyForm, kind: 'unit', contest: 'swm:S-1' })).toEqual({ kind: 'unit', ids: ['swm', 'S-1'] });
  expect(toBoard({ ...emptyForm, kind: 'standing', sport: 'jud' })).toBeUndefined();
  expect(toBoard({ ...emptyForm, kind: 'medals' })).toEqual({ kind: 'medals', ids: [] });
  expect(toBoard({ ...emptyForm, kind: 'medals', sport: 'jud' })).toEqual({ kind: 'medals', ids: ['jud'] });
});

test('boards can be moved within their list, which contains each board once and twelve at most', () => {
  const day = { kind: 'day', ids: [] } as const;
  const medals = { kind: 'medals', ids: [] } as const;
  expect(moveBoard([day, medals], 1, 0)).toEqual([medals, day]);
  expect(moveBoard([day, medals], 0, 1)).toEqual([medals, day]);
  expect(withBoard([day], medals)).toEqual([day, medals]);
  expect(withBoard([day, medals], medals)).toEqual([day, medals]);
  const full = Array.from({ length: 12 }, (_, index) => ({ kind: 'venue' as const, ids: [`V-${index}`] }));
  expect(withBoard(full, medals)).toEqual(full);
});
