import { groupReports, reportGroups } from '../../shared/report/report-groups.ts';
import type { ContentDocumentAnswer } from '@podium/contract';
import type { PlacedReport, ReportGroup } from '../../shared/report/report-groups.ts';
import type { ReportsSearch } from './search.ts';

const PAGE_SIZE = 50;

interface ReportTab<T> {
  group: ReportGroup;
  reports: T[];
  /** Documents of the organizers. */
  papers: ContentDocumentAnswer[];
}

/** The group of an organizers' document; undefined if it is neither a report nor about a competition. */
function groupOfPaper({ type }: ContentDocumentAnswer): ReportGroup | undefined {
  if (type === 'competition') return 'documents';
  return type === 'report' ? 'general' : undefined;
}

/** Documents of the organizers about a sport; without a sport all of them. */
export const papersOf = (
  papers: readonly ContentDocumentAnswer[],
  discipline: string | undefined,
): ContentDocumentAnswer[] =>
  papers.filter((paper) => groupOfPaper(paper) && (discipline === undefined || paper.discipline?.key === discipline));

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
  papers: readonly ContentDocumentAnswer[] = [],
): ShownReports<T> {
  const groups = groupReports(all);
  const tabs = reportGroups.map((group) => ({
    group,
    reports: groups.find((one) => one.group === group)?.reports ?? [],
    papers: papers.filter((paper) => groupOfPaper(paper) === group),
  }));
  const shown =
    tabs.find(({ group }) => group === show) ??
    tabs.find(({ reports }) => reports.length > 0) ??
    tabs.find((tab) => tab.papers.length > 0) ??
    tabs[0]!;
  const pages = Math.max(1, Math.ceil(shown.reports.length / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  return { tabs, shown, page, pages, onPage: shown.reports.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}
