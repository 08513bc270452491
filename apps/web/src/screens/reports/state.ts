import { groupReports, reportGroups } from '../../shared/report/report-groups.ts';
import type { PlacedReport, ReportGroup } from '../../shared/report/report-groups.ts';
import type { ReportsSearch } from './search.ts';

const PAGE_SIZE = 50;

interface ReportTab<T> {
  group: ReportGroup;
  reports: T[];
}

interface ShownReports<T> {
  /** All four kinds, whether there are reports of them or not. */
  tabs: ReportTab<T>[];
  shown: ReportTab<T>;
  page: number;
  pages: number;
  /** What stands on the page. */
  onPage: T[];
}

/** The reports on the shown page; if the list has become shorter, its last page. */
export function shownReports<T extends PlacedReport>(
  all: readonly T[],
  { show, page: wanted = 1 }: ReportsSearch,
): ShownReports<T> {
  const groups = groupReports(all);
  const tabs = reportGroups.map((group) => groups.find((one) => one.group === group) ?? { group, reports: [] });
  const shown = tabs.find(({ group }) => group === (show ?? groups[0]?.group)) ?? tabs[0]!;
  const pages = Math.max(1, Math.ceil(shown.reports.length / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  return { tabs, shown, page, pages, onPage: shown.reports.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}
