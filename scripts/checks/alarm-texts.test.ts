/** `podium doctor` and the console describe each alarm and what to do. */
import { expect, test } from 'vitest';
import { phrases } from '../../apps/console/src/sections/today/phrases/en.ts';
import { alarmSteps } from '../../apps/server/src/ground/alarm-steps.ts';

const kinds = Object.keys(alarmSteps).toSorted();

test.each(['alarm', 'step'] as const)('the console has a text for each alarm: %s', (part) => {
  expect(Object.keys(phrases[part]).toSorted()).toEqual(kinds);
});
