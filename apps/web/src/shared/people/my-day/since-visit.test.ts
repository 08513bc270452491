import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveVisit, previousVisit } from './last-visit.ts';
import { newsSince, visitOf } from './since-visit.ts';
import type { ProfileAnswer, ScheduleItemAnswer } from '@podium/contract';

const at = (clock: string): string => `2026-11-20T${clock}:00Z`;
const item = (id: string, start: string, more: Partial<ScheduleItemAnswer> = {}): ScheduleItemAnswer =>
  ({
    id,
    start: at(start),
    end: null,
    actualEnd: null,
    status: 'SCHEDULED',
    day: '2026-11-20',
    ...more,
  }) as ScheduleItemAnswer;
const endedResult = (id: string, start: string, end: string): ProfileAnswer['results'][number] =>
  ({
    item: item(id, start, { status: 'OFFICIAL', actualEnd: at(end) }),
    rank: '1',
  }) as ProfileAnswer['results'][number];
const levi = (schedule: ScheduleItemAnswer[], results: ProfileAnswer['results'] = []) => [
  { id: '7', name: 'GALVÃO Levi', schedule, results },
];
const newsTexts = (news: ReturnType<typeof newsSince>): string[] => news.map((one) => `${one.kind} ${one.item.id}`);

test('a contest that has ended, was moved or was canceled since the last visit is news; an unchanged one is not', () => {
  const before = visitOf(
    levi([item('heat', '10:00'), item('final', '18:00'), item('relay', '19:00'), item('gala', '20:00')]),
    new Date(at('09:00')),
  );
  const now = levi(
    [item('final', '18:30'), item('relay', '19:00', { status: 'CANCELLED' }), item('gala', '20:00')],
    [endedResult('heat', '10:00', '10:02')],
  );
  expect(newsTexts(newsSince(now, before))).toEqual(['ended heat', 'moved final', 'cancelled relay']);
  expect(newsSince(now, visitOf(now, new Date(at('11:00'))))).toEqual([]);
});

test('an unexpected result is news if it ended since the last visit', () => {
  const before = visitOf(levi([]), new Date(at('09:00')));
  const results = [
    endedResult('early', '08:00', '08:02'),
    endedResult('late', '10:00', '10:02'),
    endedResult('last', '11:00', '11:02'),
  ];
  expect(newsTexts(newsSince(levi([], results), before))).toEqual(['ended last', 'ended late']);
});

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('a visit counts as the same until half an hour has passed without a view', () => {
  const visit = (clock: string) => ({ at: Date.parse(at(clock)), ahead: {} });
  expect(previousVisit(new Date(at('09:00')))).toBeUndefined();
  saveVisit(visit('09:00'), undefined);
  expect(previousVisit(new Date(at('09:20')))).toBeUndefined();
  saveVisit(visit('09:20'), undefined);
  expect(previousVisit(new Date(at('10:00')))).toEqual(visit('09:20'));
  saveVisit(visit('10:00'), visit('09:20'));
  expect(previousVisit(new Date(at('10:10')))).toEqual(visit('09:20'));
});

test.each(['{', 'null', '7', '{"last":{"at":"x"}}'])('any stored text can be read: %s', (text) => {
  kept.set('podium-private-visit', text);
  expect(previousVisit(new Date(at('09:00')))).toBeUndefined();
});
