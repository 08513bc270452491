import { describe, expect, it } from 'vitest';
import { payloadOf, targetOf } from './push-rules.ts';

const payload = {
  title: 'Swimming: Final',
  body: 'Starts at 18:04',
  language: 'en',
  direction: 'ltr',
  path: '/discipline/swm/results/X',
  tag: 'unit:X',
} as const;

describe('a push message', () => {
  it('from our server is shown', () => expect(payloadOf(JSON.stringify(payload))).toEqual(payload));

  it.each(['', 'text', 'null', '[]', '{"title":"x"}', JSON.stringify({ ...payload, direction: 'up' })])(
    'with the content %s is not shown',
    (text) => expect(payloadOf(text)).toBeUndefined(),
  );
});

it.each([
  ['/discipline/swm/results/X', 'https://games.example/discipline/swm/results/X'],
  [undefined, 'https://games.example/'],
  ['//evil.example/x', 'https://games.example/'],
  ['https://evil.example/x', 'https://games.example/'],
  ['javascript:alert(1)', 'https://games.example/'],
])('a notification about %s opens %s', (path, expected) => {
  expect(targetOf(path, 'https://games.example')).toBe(expected);
});
