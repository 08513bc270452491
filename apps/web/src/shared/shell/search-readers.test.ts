/** Decision 0024: every screen that reads a search drops unknown choices. */
import { describe, expect, it } from 'vitest';
import { searchNamesOf } from './search-names.ts';

type Reader = (search: Record<string, unknown>) => Record<string, unknown>;

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../screens/*/state.ts', '../../screens/*/search.ts', '../program/event-picker/event-search.ts'],
  { eager: true },
);
const readers = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter((one): one is [string, Reader] => /^read\w+Search$/u.test(one[0])),
);

/** Free text is searched as typed; the server drops unknown values of the Games before rendering a page. */
const leftToOthers: ReadonlySet<string> = new Set(['q', 'discipline', 'event', 'delegation', 'venue', 'route']);

const filters = readers.flatMap(([reader, read]) =>
  searchNamesOf({ options: { validateSearch: read } })
    .filter((name) => !leftToOthers.has(name))
    .map((name) => ({ reader, read, name })),
);

it('this test finds the readers of search parameters', () => {
  expect(readers.length).toBeGreaterThan(12);
  expect(filters.length).toBeGreaterThan(30);
});

describe.each(filters)('$reader, $name', ({ read, name }) => {
  it('drops an invalid choice, and keeps the other filters', () => {
    const others = { discipline: 'swm', gender: 'W' };
    const { [name]: _, ...without } = others as Record<string, string>;
    expect(read({ ...without, [name]: 'nobody <knows>' })).toEqual(read(without));
  });
});
