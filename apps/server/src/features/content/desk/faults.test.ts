import { expect, test } from 'vitest';
import { formFaults } from './faults.ts';

test('an album without its day has a fault that prevents publication', () => {
  const album = { title: { en: 'Opening' } };
  expect(formFaults('album', album)).toEqual([expect.objectContaining({ field: 'day', code: 'required' })]);
  expect(formFaults('album', { ...album, day: '2026-11-24' })).toEqual([]);
});
