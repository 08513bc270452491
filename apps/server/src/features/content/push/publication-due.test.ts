import { expect, it } from 'vitest';
import { isPublicationDue } from './publication-due.ts';

const now = Date.UTC(2026, 9, 12, 12);
const minutesFromNow = (minutes: number): number => now + minutes * 60_000;

it('a notice is announced when its time comes, and again when its text changes', () => {
  const notice = { text: 'danger Storm', from: now, until: minutesFromNow(60) };
  expect(isPublicationDue(undefined, notice, minutesFromNow(-1))).toBe(false);
  expect(isPublicationDue(undefined, notice, now)).toBe(true);
  expect(isPublicationDue({ text: 'danger Storm' }, notice, minutesFromNow(1))).toBe(false);
  expect(isPublicationDue({ text: 'info Wind' }, notice, minutesFromNow(1))).toBe(true);
  expect(isPublicationDue(undefined, notice, minutesFromNow(60))).toBe(false);
});
