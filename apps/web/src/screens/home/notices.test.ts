import { expect, test } from 'vitest';
import { noticesFor } from './notices.ts';
import type { ReportsAnswer } from '@podium/contract';
import type { Audience } from './notices.ts';

type Notice = ReportsAnswer['items'][number];

const clock = { timeZone: 'America/Sao_Paulo', dayEndsAt: '03:00', firstDay: '2026-11-18', lastDay: '2026-12-02' };
const final = 'SWMW200MFR------------FNL-000100';

const notice = (id: string, changes: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'notice',
  title: id,
  type: null,
  about: null,
  language: null,
  version: 1,
  status: null,
  publishedAt: '2026-11-20T10:00:00-03:00',
  url: null,
  mediaType: null,
  size: null,
  text: 'Said by the organisers.',
  discipline: null,
  level: 'competition',
  ref: null,
  ...changes,
});

const swimming = { key: 'swm', code: 'SWM', name: 'Swimming' };
const visibleTitles = (reports: readonly Notice[], audience: Partial<Audience> = {}, today = '2026-11-20'): string[] =>
  noticesFor(reports, { disciplines: new Set(), contests: new Set(), ...audience }, today, clock).map(({ id }) => id);

test('general notices are shown to all readers, the newest first', () => {
  expect(visibleTitles([notice('old'), notice('new', { publishedAt: '2026-11-20T11:00:00-03:00' })])).toEqual([
    'new',
    'old',
  ]);
});

test('a notice ends with its day of the Games, which ends at 03:00', () => {
  const lateNotice = notice('late', { publishedAt: '2026-11-21T02:30:00-03:00' });
  expect([visibleTitles([lateNotice], {}, '2026-11-20'), visibleTitles([lateNotice], {}, '2026-11-21')]).toEqual([
    ['late'],
    [],
  ]);
});

test('a notice about a sport is shown to those who follow it', () => {
  const closed = notice('closed', { discipline: swimming });
  expect([visibleTitles([closed]), visibleTitles([closed], { disciplines: new Set(['swm']) })]).toEqual([
    [],
    ['closed'],
  ]);
});

test.each(['decision', 'protest'])(
  'a %s is shown to followers of a competitor in that contest, not to all readers or those who follow the sport',
  (kind) => {
    const ruling = notice('ruling', { kind, discipline: swimming, level: 'unit', ref: final });
    expect(visibleTitles([ruling])).toEqual([]);
    expect(visibleTitles([ruling], { disciplines: new Set(['swm']) })).toEqual([]);
    expect(visibleTitles([ruling], { contests: new Set([final]) })).toEqual(['ruling']);
  },
);

test('an item without a text or a time is not a notice', () => {
  expect(visibleTitles([notice('paper', { text: null }), notice('timeless', { publishedAt: null })])).toEqual([]);
});
