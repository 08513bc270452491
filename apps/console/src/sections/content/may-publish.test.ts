import type { DeskItemAnswer } from '@podium/contract';
import { expect, test } from 'vitest';
import { mayPublish } from './may-publish.ts';

type Draft = NonNullable<DeskItemAnswer['draft']>;
const item = (faults: Draft['faults'], more: Partial<DeskItemAnswer> = {}): DeskItemAnswer =>
  ({ draft: { faults } as Draft, published: null, needsReview: false, ...more }) as DeskItemAnswer;
const noDay = { field: 'day', code: 'required', message: '' } as const;

test.each<[string, DeskItemAnswer, 'saved' | 'waiting', boolean]>([
  ['a draft without faults', item([]), 'saved', true],
  ['an album without its day', item([noDay]), 'saved', false],
  ['an album whose day was just typed', item([noDay]), 'waiting', true],
  ['what the last editor has to leave to someone else', item([], { needsReview: true }), 'saved', false],
  ['what is public as it is', item([], { draft: null }), 'saved', false],
])('%s: may it be published?', (_name, shown, saving, expected) => {
  expect(mayPublish({ item: shown, saving })).toBe(expected);
});
