import { expect, it } from 'vitest';
import type { EventRef } from '@podium/contract';
import { liveEvents } from './live-events.ts';

const judo = { key: 'jud', code: 'JUD', name: 'Judo' };
const contest = (id: string | null) => ({ event: id === null ? null : ({ id } as EventRef), discipline: judo });

it('events with a contest under way are listed once, without training', () => {
  const found = liveEvents([contest('B'), contest('A'), contest(null), contest('B')]);
  expect(found.map(({ event, sport }) => [event.id, sport])).toEqual([
    ['B', 'Judo'],
    ['A', 'Judo'],
  ]);
});
