import { shiftVisit } from '@podium/contract';
import { expect, test } from 'vitest';
import { newVolunteerId } from './volunteer-id.ts';

test('the device id has the format that the server accepts', () => {
  const volunteer = newVolunteerId();
  expect(shiftVisit.safeParse({ link: 'x'.repeat(32), volunteer }).success).toBe(true);
  expect(newVolunteerId()).not.toBe(volunteer);
});
