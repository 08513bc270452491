import { expect, test } from 'vitest';
import { effectiveActions } from './unit-rows.ts';

const action = (id: string, stream: string, period: string, order: number, stamp: string) => ({
  id,
  stream,
  period,
  order,
  stamp,
});
const early = '20261011160000000:1:a';
const late = '20261011170000000:1:b';
const ids = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id);

test('actions of the whole unit are shown', () => {
  expect(
    ids(
      effectiveActions([action('2', '', 'H1', 2, late), action('1', '', 'H1', 1, late)], [{ stream: '', stamp: late }]),
    ),
  ).toEqual(['1', '2']);
});

test('newer actions of a period replace those of that period and no others', () => {
  const rows = [action('1', '', 'H1', 1, early), action('2', '', 'H2', 2, early), action('3', 'H2', 'H2', 3, late)];
  const streams = [
    { stream: '', stamp: early },
    { stream: 'H2', stamp: late },
  ];
  expect(ids(effectiveActions(rows, streams))).toEqual(['1', '3']);
});

test('actions of a period that are older than those of the whole unit add nothing', () => {
  const rows = [action('1', '', 'H1', 1, late), action('9', 'H1', 'H1', 9, early)];
  const streams = [
    { stream: '', stamp: late },
    { stream: 'H1', stamp: early },
  ];
  expect(ids(effectiveActions(rows, streams))).toEqual(['1']);
});

test('an empty list for the whole unit removes the actions', () => {
  const streams = [
    { stream: '', stamp: late },
    { stream: 'H1', stamp: early },
  ];
  expect(effectiveActions([action('9', 'H1', 'H1', 9, early)], streams)).toEqual([]);
});

test('only periods are shown until the feed sends the whole unit', () => {
  expect(ids(effectiveActions([action('9', 'H1', 'H1', 9, early)], [{ stream: 'H1', stamp: early }]))).toEqual(['9']);
});
