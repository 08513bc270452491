import { foldedText, foldedWords, matches } from '@podium/games';
import { defaultPageSize } from './search.ts';
import { groupReports, reportGroups } from '../../shared/results/report/report-groups.ts';
import type { ContentDocumentAnswer } from '@podium/contract';
import type { PlacedReport, ReportGroup } from '../../shared/results/report/report-groups.ts';
import type { ReportsSearch } from './search.ts';

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

/** The organizers' documents about a sport, or all documents if no sport is given. */
export const listPapers = (
  papers: readonly ContentDocumentAnswer[],
  discipline: string | undefined,
): ContentDocumentAnswer[] =>
  papers.filter((paper) => groupOfPaper(paper) && (discipline === undefined || paper.discipline?.key === discipline));

interface ShownReports<T> {
  /** Groups that have reports, with those that match the query. */
  tabs: ReportTab<T>[];
  currentTab: ReportTab<T>;
  page: number;
  pages: number;
  /** Reports of the page. */
  onPage: T[];
}

interface Reports<T> {
  reports: readonly T[];
  papers?: readonly ContentDocumentAnswer[];
  getTitle?: (report: T) => string;
}

/** The reports on the requested page, or on the last one if the list has become shorter. */
export function shownReports<T extends PlacedReport>(
  { reports, papers = [], getTitle = ({ title }) => title }: Reports<T>,
  { show, q, size = defaultPageSize, page: requestedPage = 1 }: ReportsSearch,
): ShownReports<T> {
  const terms = foldedWords(q ?? '');
  const isFound = (...texts: (string | null | undefined)[]): boolean =>
    terms.length === 0 || matches(foldedText(texts.filter(Boolean).join(' ')), terms);
  const groups = groupReports(reports);
  const allTabs = reportGroups.map((group) => ({
    group,
    reports: groups.find((candidate) => candidate.group === group)?.reports ?? [],
    papers: papers.filter((paper) => groupOfPaper(paper) === group),
  }));
  const tabs = allTabs
    .filter((tab) => tab.reports.length + tab.papers.length > 0)
    .map((tab) => ({
      ...tab,
      reports: tab.reports.filter((report) => isFound(getTitle(report), report.about, report.discipline?.name)),
      papers: tab.papers.filter(({ title, discipline }) => isFound(title.text, discipline?.name)),
    }));
  const currentTab =
    tabs.find(({ group }) => group === show) ??
    tabs.find((tab) => tab.reports.length > 0) ??
    tabs.find((tab) => tab.papers.length > 0) ??
    tabs[0] ??
    allTabs.find(({ group }) => group === show) ??
    allTabs[0]!;
  const pages = Math.max(1, Math.ceil(currentTab.reports.length / size));
  const page = Math.min(requestedPage, pages);
  return { tabs, currentTab, page, pages, onPage: currentTab.reports.slice((page - 1) * size, page * size) };
}
