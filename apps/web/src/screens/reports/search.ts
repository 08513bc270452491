import { pageSizeText } from '../../shared/shell/page-size.ts';
import { codeText, oneOf, pageNumber, searchWords } from '../../shared/shell/search-text.ts';
import type { PageSize } from '../../shared/shell/page-size.ts';
import type { ReportGroup } from '../../shared/results/report/report-groups.ts';

export const defaultPageSize = 50;

export interface ReportsSearch {
  /** By default, the first group with reports. */
  show?: ReportGroup;
  /** Parameter of the sport select without scripts: redirects to the address of that sport. */
  discipline?: string;
  /** Words of the title, the contest or the sport. */
  q?: string;
  /** Rows per page; omitted for `defaultPageSize`. */
  size?: PageSize;
  /** Page number; absent on the first page. */
  page?: number;
}

/** Separate from the grouping code, because every page reads addresses. */
export function readReportsSearch(search: Record<string, unknown>): ReportsSearch {
  return {
    show: oneOf(search.show, ['events', 'general', 'phases', 'documents']),
    discipline: codeText(search.discipline)?.toLowerCase(),
    q: searchWords(search.q),
    size: pageSizeText(search.size, defaultPageSize),
    page: pageNumber(search.page),
  };
}
