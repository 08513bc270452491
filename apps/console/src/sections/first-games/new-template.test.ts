import { expect, it } from 'vitest';
import { newTemplate } from './new-template.ts';

it('a new event has the lanes of its rules and the repechage of its sport', () => {
  expect(newTemplate('heats', { lanes: 6 })).toEqual({ kind: 'heats', lanes: 6 });
  expect(newTemplate('heats', { lanes: 1 })).toEqual({ kind: 'heats', lanes: 2 });
  expect(newTemplate('repechage', { repechageOf: 'finalists' })).toEqual({ kind: 'repechage', of: 'finalists' });
  expect(newTemplate('repechage')).toEqual({ kind: 'repechage' });
});
