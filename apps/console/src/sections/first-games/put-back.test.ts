import type { KeptEvent } from '@podium/contract';
import { expect, test } from 'vitest';
import { keepNumbers, nextId } from './plan-numbers.ts';
import { enterLines } from './enter-lines.ts';
import { addEvent, newPlan, removeEvent } from './plan.ts';
import { addOrPutBack, putBack } from './put-back.ts';

const start = newPlan({ now: Date.UTC(2026, 10, 20), timeZone: 'UTC', language: 'en', venueName: 'Hall' });
const sackRace = { name: 'Girls', gender: 'W', kind: 'individual', sport: { name: 'Sack race' }, draw: 1 } as const;
const entry = (familyName: string) => ({ familyName, delegation: 'd1', members: [] });
const delegation = { id: 'd1', code: 'D1', name: { en: 'Class 7A' } };
const empty = addEvent({ ...start, delegations: [delegation] }, sackRace);
const published = enterLines(empty, empty.events[0]!.id, [entry('Lima'), entry('Diaz')]);
const [event] = published.events;
const kept: KeptEvent = {
  event: event!,
  sport: published.sports[0]!,
  venues: published.venues,
  delegations: published.delegations,
};

test('an event with results that is removed and added again is the published one', () => {
  const removed = removeEvent(published, event!.id);
  expect(addOrPutBack(removed, { ...sackRace, name: ' girls ', draw: 9 }, [kept])).toEqual(published);
});

test('an event of another sport is new: it takes neither the code of a removed sport nor the id of an existing event', () => {
  const removed = removeEvent(published, event!.id);
  const other = addOrPutBack(removed, { ...sackRace, sport: { name: 'Chess' } }, [kept]);
  expect(other.events.map(({ discipline }) => discipline)).not.toContain(event!.discipline);
  expect(addOrPutBack(published, sackRace, [kept]).events).toHaveLength(2);
});

test('an event that was entered again without its delegation is restored with everything that it needs', () => {
  const anew = addEvent({ ...removeEvent(published, event!.id), delegations: [] }, sackRace);
  const second = addEvent(anew, { ...sackRace, name: 'Boys', gender: 'M' });
  const restored = putBack(second, kept);
  expect(restored.events.map(({ name }) => name)).toEqual([{ en: 'Girls' }, { en: 'Boys' }]);
  expect(restored.events[0]).toEqual(event);
  expect(restored.delegations).toEqual([delegation]);
});

test('a restored event does not reuse the number of a removed person for someone else', () => {
  const { id, entries } = event!;
  const withoutLast = keepNumbers(published, enterLines(published, id, [entry('Lima')]));
  const replaced = keepNumbers(withoutLast, enterLines(withoutLast, id, [entry('Lima'), entry('Nova')]));
  expect(replaced.events[0]!.entries.items[1]!.id).not.toBe(entries.items[1]!.id);
  expect(keepNumbers(withoutLast, { ...withoutLast, end: '2026-12-01' })).toHaveProperty(
    'lastId',
    nextId(published) - 1,
  );
});
