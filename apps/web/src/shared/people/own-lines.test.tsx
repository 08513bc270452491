import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stateItems } from '../../fixtures/schedule.ts';
import { keepMessages } from '../shell/messages.ts';
import { PageProvider } from '../shell/page-context.tsx';
import { OwnLines } from './own-lines.tsx';
import type { Reached, ScheduleItemAnswer } from '@podium/contract';
import type { Own } from './own-lines.tsx';

keepMessages('en', {
  shared: { first: 'First', winner: 'Winner', secondsGap: [['seconds'], ' s'], pair: [['first'], ', ', ['second']] },
  medal: { silver: 'Silver' },
  irm: { DNF: 'Did not finish' },
  parts: { people: { more: ['and ', ['count'], ' more'] }, result: { spoken: { place: ['no. ', ['rank']] } } },
});

const [heat, final] = stateItems as [ScheduleItemAnswer, ScheduleItemAnswer];
const line = (more: Partial<Reached>): Reached => ({
  rank: '4',
  result: '58.74',
  resultType: 'TIME',
  irm: null,
  diff: '1.32',
  ...more,
});
/** The text of the lines, without markup. */
const linesOf = (item: ScheduleItemAnswer, own: Own) =>
  [
    ...renderToStaticMarkup(
      <PageProvider language="en" now="2026-10-16T12:00:00Z">
        <OwnLines item={item} own={own} />
      </PageProvider>,
    ).matchAll(/<li.*?<\/li>/gu),
  ].map(([html]) =>
    html
      .replaceAll(/<[^>]*>|[\u2066-\u2069]/gu, ' ')
      .replaceAll(/[\s\u00A0]+/gu, ' ')
      .trim(),
  );

const leader = heat.competitors![0]!.name;

test('a person’s own place and mark come first, then the winner of the heat', () => {
  expect(linesOf(heat, { lines: [line({})] })).toEqual(['no. 4 · 58.74 · +1.32 s', `First ${leader} · 57.42`]);
});

test('the winner of a heat is shown as first, without a medal', () => {
  expect(linesOf(heat, { lines: [line({ rank: '1', result: '57.42', diff: '0.00' })] })).toEqual(['no. 1 · 57.42']);
});

test('a medal comes from the awards, whatever the rank', () => {
  expect(linesOf(final, { lines: [line({ rank: '2' })] })[0]).not.toContain('Silver');
  expect(linesOf(final, { lines: [line({ rank: '3', medal: 'silver' })] })[0]).toContain('Silver no. 3');
});

test('people of a delegation are named, those beyond the best are counted, and a missing place is explained', () => {
  const of = (id: string, more: Partial<Reached>) => ({
    ...line(more),
    competitor: { id, type: 'athlete', name: id.toUpperCase(), organisation: null } as const,
  });
  const lines = [of('ana', {}), of('bia', { rank: null, irm: 'DNF', result: '1:02.00' })];
  expect(linesOf(heat, { lines, more: 2 }).slice(0, -1)).toEqual([
    'ANA no. 4 · 58.74 · +1.32 s',
    'BIA DNF , Did not finish',
    'and 2 more',
  ]);
});
