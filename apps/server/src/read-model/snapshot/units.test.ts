import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UnitInfo } from './unit-info.ts';
import { Units } from './units.ts';

const unit = (id: string, day: string, entrants: string[] = []): UnitInfo =>
  ({ id, day, eventId: `E-${id[0]}`, entrants, organisations: [], starts: [] }) as unknown as UnitInfo;

test('a unit that moves to another day is removed from the previous one', () => {
  const units = new Units();
  units.set('A1', unit('A1', '2026-10-12', ['7', '8']));
  units.set('A2', unit('A2', '2026-10-12', ['8']));
  units.set('A1', unit('A1', '2026-10-13', ['7']));
  expect(units.of('day', '2026-10-12').map(({ id }) => id)).toEqual(['A2']);
  expect(units.of('entrant', '8').map(({ id }) => id)).toEqual(['A2']);
  expect(units.of('event', 'E-A').map(({ id }) => id)).toEqual(['A2', 'A1']);
  units.delete('A2');
  expect(units.of('day', '2026-10-12')).toEqual([]);
});

test('after any changes, each group equals a search through all units', () => {
  const change = fc.record({
    id: fc.constantFrom('A1', 'A2', 'B1'),
    day: fc.constantFrom('1', '2'),
    entrants: fc.uniqueArray(fc.constantFrom('7', '8', '9')),
    isGone: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const units = new Units();
      for (const { id, day, entrants, isGone } of changes) {
        if (isGone) units.delete(id);
        else units.set(id, unit(id, day, entrants));
      }
      for (const day of ['1', '2'])
        expect(new Set(units.of('day', day))).toEqual(new Set([...units.values()].filter((unit) => unit.day === day)));
      for (const person of ['7', '8', '9'])
        expect(new Set(units.of('entrant', person))).toEqual(
          new Set([...units.values()].filter((unit) => unit.entrants.includes(person))),
        );
    }),
  );
});
