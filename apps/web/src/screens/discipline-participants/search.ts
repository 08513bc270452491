import { genders } from '../../shared/elements/genders.ts';
import { codeText, oneOf, pageNumber, searchWords } from '../../shared/shell/search-text.ts';
import { pageSizeText } from '../../shared/shell/page-size.ts';
import type { Gender } from '../../shared/elements/genders.ts';
import type { PageSize } from '../../shared/shell/page-size.ts';

export const defaultPageSize = 50;

export interface PeopleSearch {
  /** Athletes by default. */
  kind?: 'teams';
  event?: string;
  gender?: Gender;
  delegation?: string;
  q?: string;
  /** Rows per page; omitted for `defaultPageSize`. */
  size?: PageSize;
  /** Page number; absent on the first page. */
  page?: number;
}

export function readPeopleSearch(search: Record<string, unknown>): PeopleSearch {
  return {
    kind: oneOf(search.kind, ['teams']),
    event: codeText(search.event),
    gender: oneOf(search.gender, genders),
    delegation: codeText(search.delegation)?.toUpperCase(),
    q: searchWords(search.q),
    size: pageSizeText(search.size, defaultPageSize),
    page: pageNumber(search.page),
  };
}
