import { pages } from '@podium/contract/pages';
import type { ScanAnswer } from '@podium/contract';

type Target = ScanAnswer['target'];

const addressOf: Readonly<Record<Target['page'], (id: string) => string>> = {
  trivia: (id) => `/trivia/${encodeURIComponent(id)}`,
  venue: pages.venue,
  day: pages.day,
  discipline: pages.discipline,
  participant: pages.participant,
  delegation: pages.delegation,
  feedback: () => '/feedback',
  ranking: () => '/ranking',
};

/**
 * Where a code leads, without the language: one of our own pages by its key. What the server sends that we do not know, as
 * of a later version, leads to the start.
 *
 *   { page: 'discipline', id: 'swm' } → '/discipline/swm'
 */
export function targetAddress({ page, id }: { page: string; id: string | null }): string {
  const write = Object.hasOwn(addressOf, page) ? addressOf[page as Target['page']] : undefined;
  return write?.(id ?? '') ?? '/';
}
