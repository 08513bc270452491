import type { ProgramItem } from '@podium/contract';
import { expect, test } from 'vitest';
import { emptyForm, toItem, toItemForm } from './item-form.ts';

const brasilia = () => -180;
const opening: ProgramItem = {
  kind: 'opening-ceremony',
  name: { pt: 'Abertura' },
  note: {},
  start: '2026-10-12T19:00:00-03:00',
  end: '2026-10-12T21:30:00-03:00',
  venue: '1005',
  location: null,
  place: null,
  discipline: null,
  audience: 'everyone',
};

test('an item that is converted to a form and back stays the same', () => {
  expect(toItem(toItemForm(opening, brasilia), brasilia)).toEqual(opening);
});

test('a form without a name, a date or a start cannot be sent', () => {
  const form = toItemForm(opening, brasilia);
  expect(toItem(emptyForm('2026-10-12'), brasilia)).toBeUndefined();
  for (const missing of [{ name: { pt: ' ' } }, { date: '' }, { start: '' }])
    expect(toItem({ ...form, ...missing }, brasilia), JSON.stringify(missing)).toBeUndefined();
});

test('an end before the start is on the next day, and an empty end stays empty', () => {
  const form = toItemForm(opening, brasilia);
  expect(toItem({ ...form, start: '22:00', end: '01:00' }, brasilia)?.end).toBe('2026-10-13T01:00:00-03:00');
  expect(toItem({ ...form, end: '' }, brasilia)?.end).toBeNull();
});

test('a typed place is used only without a venue', () => {
  const form = { ...toItemForm(opening, brasilia), place: ' Praça ' };
  expect(toItem(form, brasilia)?.place).toBeNull();
  expect(toItem({ ...form, venue: '' }, brasilia)?.place).toBe('Praça');
});
