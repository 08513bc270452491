import { expect, it } from 'vitest';
import { linkedParts, paragraphsOf } from './linked-parts.ts';

it.each([
  ['No link.', [{ at: 0, text: 'No link.' }]],
  [
    'See https://example.org/a?b=c. Then go.',
    [
      { at: 0, text: 'See ' },
      { at: 4, text: 'https://example.org/a?b=c', href: 'https://example.org/a?b=c' },
      { at: 29, text: '. Then go.' },
    ],
  ],
  ['javascript:alert(1) http://example.org', [{ at: 0, text: 'javascript:alert(1) http://example.org' }]],
])('addresses in a text become links: %s', (text, parts) => {
  expect(linkedParts(text)).toEqual(parts);
});

it('a blank line separates paragraphs, a single line break does not', () => {
  expect(paragraphsOf('One\ntwo\n\n\nthree')).toEqual([
    { at: 0, text: 'One\ntwo' },
    { at: 10, text: 'three' },
  ]);
});
