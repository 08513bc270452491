import { genders } from '../../shared/elements/genders.ts';
import { pageSizeText } from '../../shared/shell/page-size.ts';
import { codeText, dayText, oneOf, searchWords } from '../../shared/shell/search-text.ts';
import { readPages, defaultPageSize } from './pages.ts';
import type { Gender } from '../../shared/elements/genders.ts';
import type { PageSize } from '../../shared/shell/page-size.ts';

export const tabs = ['athletes', 'delegations', 'teams'] as const;
export type Tab = (typeof tabs)[number];

export interface ParticipantsSearch {
  discipline?: string;
  /** Event of the discipline; ignored without one. */
  event?: string;
  gender?: Gender;
  delegation?: string;
  date?: string;
  medal?: 'gold' | 'silver' | 'bronze';
  q?: string;
  sort?: '-medals' | 'delegation';
  /** Rows per page; omitted for `defaultPageSize`. */
  size?: PageSize;
  /** `2`, or `1-3` if more pages follow in the same list. */
  page?: string;
}

export function readParticipantsSearch(search: Record<string, unknown>): ParticipantsSearch {
  const discipline = codeText(search.discipline)?.toLowerCase();
  const size = pageSizeText(search.size, defaultPageSize);
  return {
    discipline,
    event: discipline ? codeText(search.event) : undefined,
    gender: oneOf(search.gender, genders),
    delegation: codeText(search.delegation)?.toUpperCase(),
    date: dayText(search.date),
    medal: oneOf(search.medal, ['gold', 'silver', 'bronze']),
    q: searchWords(search.q),
    sort: oneOf(search.sort, ['-medals', 'delegation']),
    size,
    page: readPages(search.page, size),
  };
}
