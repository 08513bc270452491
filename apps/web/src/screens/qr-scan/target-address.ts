import { pages } from '@podium/contract/pages';
import type { ScanAnswer } from '@podium/contract';

type Target = ScanAnswer['target'];

const pageAddresses: Readonly<Record<Target['page'], (id: string) => string>> = {
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
 * The target of a code as a path without the language: one of our own pages by its key. Unknown targets, such as those
 * of a later version, lead to the start page.
 *
 *   { page: 'discipline', id: 'swm' } → '/discipline/swm'
 */
export function targetAddress({ page, id }: { page: string; id: string | null }): string {
  const write = Object.hasOwn(pageAddresses, page) ? pageAddresses[page as Target['page']] : undefined;
  return write?.(id ?? '') ?? '/';
}
