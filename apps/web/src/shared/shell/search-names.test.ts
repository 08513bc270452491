import { expect, test } from 'vitest';
import { searchNamesOf } from './search-names.ts';

type Search = Record<string, unknown>;

test('every search parameter that a route reads is found exactly once', () => {
  const list = { options: { validateSearch: ({ q, kind, lang }: Search) => ({ q: q ?? kind, lang }) } };
  const route = {
    options: { validateSearch: ({ lang }: Search) => ({ lang }) },
    children: { plain: {}, group: { children: [list] } },
  };
  expect(searchNamesOf(route)).toEqual(['lang', 'q', 'kind']);
});

test('a route that takes every parameter is refused, because its pages could not be distinguished', () => {
  expect(() => searchNamesOf({ options: { validateSearch: (search: Search) => ({ ...search }) } })).toThrow(
    'let it name what it reads',
  );
});
