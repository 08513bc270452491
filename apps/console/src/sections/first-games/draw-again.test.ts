import { drawEvent, storeDraw } from '@podium/games';
import { expect, test } from 'vitest';
import { drawnAgain, movedByDraw } from './draw-again.ts';
import { enterLines } from './enter-lines.ts';
import { addEvent, newPlan } from './plan.ts';

const sport = { code: 'SWM', name: 'Swimming' } as const;
const empty = addEvent(newPlan({ now: 0, timeZone: 'UTC', language: 'en', venueName: 'Pool' }), {
  name: '50 m',
  gender: 'W',
  kind: 'individual',
  sport,
  draw: 1,
});
const lines = Array.from({ length: 12 }, (_, index) => ({
  familyName: `Swimmer ${index}`,
  delegation: '7',
  members: [],
}));
const event = enterLines(empty, empty.events.at(0)!.id, lines).events.at(0)!;
const draws = { [event.id]: { ...storeDraw(event, drawEvent(event)), begun: [] } };

test('another draw lists the entrants whose heat or lane changes; the same draw number moves none', () => {
  expect(movedByDraw(event, 1, draws)).toEqual([]);
  const moved = movedByDraw(event, 2, draws);
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.every((name) => name.startsWith('Swimmer'))).toBe(true);
});

test('a new draw drops the corrections of the previous draw', () => {
  const corrected = { ...event, exchanges: [{ id: 'x', entrants: ['1', '2'] as [string, string] }] };
  expect(drawnAgain(corrected, 2)).toMatchObject({ draw: 2, exchanges: undefined });
});
