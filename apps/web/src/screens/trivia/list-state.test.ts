import { expect, it } from 'vitest';
import { readTriviaSearch } from './list-search.ts';
import { filterQuizzes, listDisciplines, quizGroup } from './list-state.ts';
import type { TriviaItem } from './list-state.ts';

const now = '2026-11-20T12:00:00.000Z';
const mine = {
  startedAt: '2026-11-20T11:58:00.000Z',
  endsAt: '2026-11-20T12:03:00.000Z',
  submittedAt: null,
  isLate: false,
  score: null,
  points: null,
};
const item = (id: string, key: string | null, type: TriviaItem['type']): TriviaItem =>
  ({
    id,
    type,
    discipline: key === null ? null : { key, code: key.toUpperCase(), name: `Sport ${key}` },
  }) as TriviaItem;

it('S16: a quiz is open until it is answered or its time has ended', () => {
  expect(quizGroup({ state: 'open', mine: null }, now)).toBe('open');
  expect(quizGroup({ state: 'soon', mine: null }, now)).toBe('soon');
  expect(quizGroup({ state: 'closed', mine: null }, now)).toBe('done');
  expect(quizGroup({ state: 'open', mine }, now)).toBe('open');
  expect(quizGroup({ state: 'open', mine: { ...mine, endsAt: now } }, now)).toBe('done');
  expect(quizGroup({ state: 'open', mine: { ...mine, submittedAt: now } }, now)).toBe('done');
});

it('S16: the address of the list contains the sport and the type', () => {
  expect(readTriviaSearch({ discipline: 'SWM', type: 'sport' })).toEqual({ discipline: 'swm', type: 'sport' });
  expect(readTriviaSearch({ discipline: '<b>', type: 'king' })).toEqual({});
  const items = [
    item('a', 'swm', 'sport'),
    item('b', 'jud', 'sport'),
    item('c', null, 'health'),
    item('d', 'swm', 'sport'),
  ];
  expect(filterQuizzes(items, { discipline: 'swm' }).map(({ id }) => id)).toEqual(['a', 'd']);
  expect(filterQuizzes(items, { type: 'health' }).map(({ id }) => id)).toEqual(['c']);
  expect(listDisciplines(items).map(({ key }) => key)).toEqual(['swm', 'jud']);
});
