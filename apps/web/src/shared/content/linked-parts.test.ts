import { expect, it } from 'vitest';
import { linkedParts } from './linked-parts.ts';

it.each([
  ['No link.', [{ text: 'No link.' }]],
  [
    'See https://example.org/a?b=c. Then go.',
    [
      { text: 'See ' },
      { text: 'https://example.org/a?b=c', href: 'https://example.org/a?b=c' },
      { text: '. Then go.' },
    ],
  ],
  ['javascript:alert(1) http://example.org', [{ text: 'javascript:alert(1) http://example.org' }]],
])('%s', (text, parts) => {
  expect(linkedParts(text)).toEqual(parts);
});
