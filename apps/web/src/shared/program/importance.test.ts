import { expect, it } from 'vitest';
import type { ScheduleItemAnswer } from '@podium/contract';
import { byImportance, keepOrder } from './importance.ts';

type Live = Pick<ScheduleItemAnswer, 'discipline' | 'medal' | 'isHeadToHead' | 'competitors' | 'moment'> & {
  name: string;
};
const side = (id: string, result?: string, code = 'X') => ({
  id,
  type: 'team' as const,
  name: id,
  organisation: { code, name: code, flag: null },
  ...(result !== undefined && { result }),
});
const match = (name: string, home: string, away: string, more: Partial<Live> = {}): Live => ({
  name,
  discipline: { code: 'BKB', key: 'bkb', name: 'Basketball' },
  medal: null,
  isHeadToHead: true,
  competitors: [side(`${name}1`, home), side(`${name}2`, away, 'PA')],
  ...more,
});
const order = (items: Live[], follows: Parameters<typeof byImportance>[1] = []): string[] =>
  byImportance(items, follows).map(({ name }) => name);

it('a final precedes a match of a group, and a close match precedes a decided one', () => {
  const group = match('group', '70', '69');
  expect(order([match('clear', '80', '30'), group, match('final', '10', '9', { medal: 'gold' })])).toEqual([
    'final',
    'group',
    'clear',
  ]);
});

it('a contest with a competitor whom the reader follows comes first', () => {
  const final = match('final', '10', '9', { medal: 'gold' });
  const mine = match('mine', '1', '40');
  expect(order([final, mine], [{ kind: 'team', id: 'mine1' }])).toEqual(['mine', 'final']);
  expect(order([final, mine], [{ kind: 'discipline', id: 'judo' }])).toEqual(['final', 'mine']);
});

it('a judged contest with its last competitors precedes one that has just begun', () => {
  const judged = (name: string, done: number): Live =>
    match(name, '', '', { isHeadToHead: false, competitors: [], moment: { progress: { done, total: 8 } } });
  expect(order([judged('early', 1), judged('late', 7)])).toEqual(['late', 'early']);
});

it('contests of equal importance, also without scores, keep their order', () => {
  const open = match('open', '', '', { competitors: [side('A'), side('B')] });
  expect(order([open, { ...open, name: 'other' }])).toEqual(['open', 'other']);
});

it('contests stay in place while a page is open, and new ones come last', () => {
  const withId = (name: string, home: string, away: string, more: Partial<Live> = {}) => ({
    id: name,
    ...match(name, home, away, more),
  });
  const live = [withId('clear', '80', '30'), withId('close', '70', '69')];
  const first = keepOrder([], live, []).map(({ id }) => id);
  expect(first).toEqual(['close', 'clear']);
  const later = [
    withId('final', '1', '0', { medal: 'gold' }),
    withId('clear', '80', '79'),
    withId('close', '90', '40'),
  ];
  expect(keepOrder(first, later, []).map(({ id }) => id)).toEqual(['close', 'clear', 'final']);
  expect(keepOrder(first, [later[0]!], []).map(({ id }) => id)).toEqual(['final']);
});
