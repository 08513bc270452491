import { expect, it } from 'vitest';
import type { EventRef } from '@podium/contract';
import { liveEvents } from './live-events.ts';

const judo = { key: 'jud', code: 'JUD', name: 'Judo' };
const contest = (event: string | null, id = '') => ({
  id,
  event: event === null ? null : ({ id: event } as EventRef),
  discipline: judo,
});

it('events with a live contest are listed once, without training', () => {
  const found = liveEvents([contest('B'), contest('A'), contest(null), contest('B')]);
  expect(found.map(({ event, sport }) => [event.id, sport])).toEqual([
    ['B', 'Judo'],
    ['A', 'Judo'],
  ]);
});

it('an event shows its most important live contest', () => {
  const [first, final] = [contest('A', 'bronze'), contest('A', 'final')];
  expect(liveEvents([first, final], [final, first]).map((event) => event.contest.id)).toEqual(['final']);
});
