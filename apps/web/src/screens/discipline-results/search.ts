import { genders } from '../../shared/elements/genders.ts';
import { pageSizeText } from '../../shared/shell/page-size.ts';
import { codeText, oneOf } from '../../shared/shell/search-text.ts';
import type { Gender } from '../../shared/elements/genders.ts';
import type { PageSize } from '../../shared/shell/page-size.ts';

export const defaultPageSize = 50;

export interface SportResultsSearch {
  event?: string;
  gender?: Gender;
  /** Rows per page; omitted for `defaultPageSize`. */
  size?: PageSize;
  /** Page number; absent on the first page. */
  page?: number;
}

export function readSportResultsSearch(search: Record<string, unknown>): SportResultsSearch {
  return {
    event: codeText(search.event),
    gender: oneOf(search.gender, genders),
    size: pageSizeText(search.size, defaultPageSize),
    page: pageNumber(search.page),
  };
}

function pageNumber(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page < 1000 ? page : undefined;
}
