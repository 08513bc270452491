import { expect, test } from 'vitest';
import { editsOf, formOfUnit, shiftEdits } from './unit-changes.ts';

const bahia = () => -180;
const unit = {
  id: 'SWM-1',
  shown: {
    start: '2026-10-12T10:00:00-03:00',
    end: '2026-10-12T10:30:00-03:00',
    venue: 'POOL',
    location: null,
    status: 'SCHEDULED',
    name: null,
    note: null,
  },
} as const;

test('a form that is left as it was changes nothing', () => {
  expect(editsOf(unit, formOfUnit(unit, bahia), bahia)).toEqual([]);
});

test('each changed field is an edit, with what its author saw', () => {
  const form = { ...formOfUnit(unit, bahia), start: '2026-10-12T10:15', venue: '', note: { en: 'Storm', pt: ' ' } };
  expect(editsOf(unit, form, bahia)).toEqual([
    { unit: 'SWM-1', field: 'start', value: '2026-10-12T10:15:00-03:00', seen: unit.shown.start },
    { unit: 'SWM-1', field: 'venue', value: null, seen: 'POOL' },
    { unit: 'SWM-1', field: 'note', value: { en: 'Storm' }, seen: null },
  ]);
});

test('units are moved with their ends, over midnight too; what has no time stays without one', () => {
  const open = { id: 'X', shown: { ...unit.shown, start: null, end: null } };
  expect(shiftEdits([unit, open], 15 * 60, bahia)).toEqual([
    { unit: 'SWM-1', field: 'start', value: '2026-10-13T01:00:00-03:00', seen: unit.shown.start },
    { unit: 'SWM-1', field: 'end', value: '2026-10-13T01:30:00-03:00', seen: unit.shown.end },
  ]);
});
