import type { ReportAnswer, ReportsAnswer } from '@podium/contract';

/** The groups of the specification, in its order (S09). */
export const reportGroups = ['events', 'general', 'phases', 'documents'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** A report with its subject, if the document includes it. */
export type PlacedReport = ReportAnswer & Partial<Pick<ReportsAnswer['items'][number], 'discipline' | 'level' | 'ref'>>;

/** Result reports are grouped by event, sport or phase; decisions, protests and notices are documents. */
function groupOf({ kind, level }: PlacedReport): ReportGroup {
  if (!/report|result|start|book/iu.test(kind)) return 'documents';
  if (level === 'event') return 'events';
  return level === 'phase' || level === 'unit' ? 'phases' : 'general';
}

/** The non-empty groups; reports keep their order, newest first. */
export function groupReports<T extends PlacedReport>(reports: readonly T[]): { group: ReportGroup; reports: T[] }[] {
  return reportGroups
    .map((group) => ({ group, reports: reports.filter((report) => groupOf(report) === group) }))
    .filter((one) => one.reports.length > 0);
}

/** The text of a paper below its title, without the title if it repeats it. */
export function textBelow({ title, text }: Pick<ReportAnswer, 'title' | 'text'>): string {
  const whole = text?.trim() ?? '';
  return whole.startsWith(`${title}\n`) ? whole.slice(title.length).trim() : whole;
}

export type ReportState = { kind: 'current' } | { kind: 'replaced'; by?: string } | { kind: 'withdrawn' };

/** The newest version of a report is valid and replaces the others. */
export function reportState(report: PlacedReport, all: readonly PlacedReport[]): ReportState {
  if (/^(WITHDRAWN|WDR|CANCELLED)$/iu.test(report.status ?? '')) return { kind: 'withdrawn' };
  const newer = all
    .filter((other) => isSamePaper(other, report) && (other.version ?? 0) > (report.version ?? 0))
    .toSorted((a, b) => (b.version ?? 0) - (a.version ?? 0))[0];
  if (newer) return { kind: 'replaced', by: newer.id };
  return /^(REPLACED|SUPERSEDED)$/iu.test(report.status ?? '') ? { kind: 'replaced' } : { kind: 'current' };
}

function isSamePaper(one: PlacedReport, other: PlacedReport): boolean {
  return (
    one.id !== other.id &&
    one.kind === other.kind &&
    one.title === other.title &&
    one.language === other.language &&
    one.ref === other.ref
  );
}
