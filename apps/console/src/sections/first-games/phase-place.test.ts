import { expect, test } from 'vitest';
import { changePhase, withoutCourt, withoutVenue } from './phase-place.ts';
import { addEvent, newPlan } from './plan.ts';

test('a phase stores only its differences from the event, and disappears without any', () => {
  const moved = changePhase(undefined, 'FNL', { start: '2026-12-06T18:00' });
  expect(moved).toEqual([{ code: 'FNL', start: '2026-12-06T18:00' }]);
  const placed = changePhase(moved, 'FNL', { venue: 'arena', courts: undefined });
  expect(placed).toEqual([{ code: 'FNL', venue: 'arena', start: '2026-12-06T18:00' }]);
  expect(changePhase(placed, 'FNL', { venue: undefined, start: undefined })).toBeUndefined();
});

test('a venue or court that is removed is removed from phases too', () => {
  const plan = newPlan({ now: 0, timeZone: 'UTC', language: 'en', venueName: 'Hall' });
  const sport = { code: 'BKB', name: 'Basketball' } as const;
  const { events } = addEvent(plan, { name: 'Cup', gender: 'W', kind: 'team', sport, draw: 1 });
  const event = { ...events.at(0)!, phases: [{ code: 'FNL', venue: 'arena', courts: ['center'] }] };
  expect(withoutVenue(event, 'arena', '1').phases).toBeUndefined();
  expect(withoutVenue(event, '1', 'arena')).toMatchObject({ venue: 'arena', courts: [], phases: event.phases });
  expect(withoutCourt(event, 'center').phases).toEqual([{ code: 'FNL', venue: 'arena' }]);
});
