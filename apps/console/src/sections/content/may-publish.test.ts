import type { DeskItemAnswer, Grant } from '@podium/contract';
import { expect, test } from 'vitest';
import { mayCreate, mayPublish } from './may-publish.ts';

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
])(
  'a draft without faults may be published, except by its last editor if a review is required: %s',
  (_name, shown, saving, expected) => {
    expect(mayPublish({ item: shown, saving })).toBe(expected);
  },
);

test.each<[string, Grant, boolean]>([
  ['a publisher of all content', { role: 'publisher', scope: 'games', scopeId: null }, true],
  ['a publisher of judo', { role: 'publisher', scope: 'discipline', scopeId: 'JUD' }, true],
  ['a photographer', { role: 'publisher', scope: 'kind', scopeId: 'photo' }, false],
  ['a writer of bulletins', { role: 'publisher', scope: 'kind', scopeId: 'bulletin' }, true],
  ['a translator into Arabic', { role: 'publisher', scope: 'language', scopeId: 'ar' }, false],
  ['a referee', { role: 'referee', scope: 'games', scopeId: null }, false],
])(
  'a right for bulletins or for all content allows writing and withdrawing bulletins: %s',
  (_name, grant, expected) => {
    expect(mayCreate([grant], 'bulletin')).toBe(expected);
  },
);
