import { expect, it } from 'vitest';
import { newTemplate } from './new-template.ts';

it('a new event has the lanes of its rules and the repechage of its sport', () => {
  expect(newTemplate('heats', { lanes: 6 })).toEqual({ kind: 'heats', lanes: 6 });
  expect(newTemplate('heats', { lanes: 1 })).toEqual({ kind: 'heats', lanes: 2 });
  expect(newTemplate('repechage', { repechageOf: 'finalists' })).toEqual({ kind: 'repechage', of: 'finalists' });
  expect(newTemplate('repechage')).toEqual({ kind: 'repechage' });
});

it('jumps and judged events have one final without lanes, and races have heats', () => {
  for (const measure of ['distance', 'height', 'judged'] as const)
    expect(newTemplate('heats', { measure })).toEqual({ kind: 'timedFinal', lanes: 40 });
  expect(newTemplate('heats', { measure: 'time' })).toEqual({ kind: 'heats', lanes: 8 });
});
