import { describe, expect, it } from 'vitest';
import { listPapers, readPaperSearch } from './paper-list.ts';

const paper = (text: string, published: string, priority = 0, isPinned = false) => ({
  title: { text, lang: 'en' as const },
  published,
  priority,
  isPinned,
});
const papers = [
  paper('Água no calor', '2026-11-14T08:00:00Z', 6),
  paper('Buses', '2026-11-16T08:00:00Z', 2),
  paper('Call room', '2026-11-15', 6),
  paper('Dinner', '2026-11-10T08:00:00Z', 1, true),
];
const compare = (one: string, other: string): number => one.localeCompare(other, 'pt');
const titles = (search: Parameters<typeof listPapers>[1]): string[] =>
  listPapers(papers, search, compare).map(({ title }) => title.text);

describe('a list of papers', () => {
  it('S10: is ordered by date, priority or title, with pinned ones first unless it is by title', () => {
    expect(titles({})).toEqual(['Dinner', 'Buses', 'Call room', 'Água no calor']);
    expect(titles({ sort: 'priority' })).toEqual(['Dinner', 'Call room', 'Água no calor', 'Buses']);
    expect(titles({ sort: 'title' })).toEqual(['Água no calor', 'Buses', 'Call room', 'Dinner']);
  });

  it('S10: is filtered by title, whatever the accents', () => {
    expect(titles({ q: 'agua' })).toEqual(['Água no calor']);
    expect(titles({ q: 'no such' })).toEqual([]);
  });

  it('reads only existing orders from its address', () => {
    expect(readPaperSearch({ q: ' bus  stop ', sort: 'title' })).toEqual({ q: 'bus stop', sort: 'title' });
    expect(readPaperSearch({ sort: 'date' })).toEqual({ q: undefined, sort: undefined });
    expect(readPaperSearch({ sort: 'size' })).toEqual({ q: undefined, sort: undefined });
  });
});
