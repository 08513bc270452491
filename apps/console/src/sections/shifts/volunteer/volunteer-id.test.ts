import { shiftVisit } from '@podium/contract';
import { expect, test } from 'vitest';
import { newVolunteerId } from './volunteer-id.ts';

test('the id of a device is one that the server takes', () => {
  const volunteer = newVolunteerId();
  expect(shiftVisit.safeParse({ link: 'x'.repeat(32), volunteer }).success).toBe(true);
  expect(newVolunteerId()).not.toBe(volunteer);
});
