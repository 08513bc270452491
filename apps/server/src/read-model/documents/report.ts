import type { ReportAnswer } from '@podium/contract';
import type { CommunicationElement } from '@podium/odf';
import { withEventName } from '../program/contest-name.ts';
import type { Presenter } from '../program/presenter.ts';
import type { ReportRow } from '../queries/unit-rows.ts';

interface PresentedReport {
  row: ReportRow;
  answer: ReportAnswer;
}

/** Reports by priority, then newest first. */
export function presentReports(presenter: Presenter, rows: readonly ReportRow[]): PresentedReport[] {
  const time = ({ answer: { publishedAt } }: PresentedReport): number =>
    publishedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(publishedAt);
  return rows
    .map((row) => ({ row, answer: presentReport(presenter, row) }))
    .sort((a, b) => b.row.priority - a.row.priority || Math.sign(time(b) - time(a)) || (a.row.id < b.row.id ? -1 : 1));
}

function presentReport(presenter: Presenter, report: ReportRow): ReportAnswer {
  const code = reportFeedCode(report);
  const title = presenter.text(report.title) ?? report.kind;
  return {
    id: report.id,
    kind: report.kind,
    // The feed's file titles begin with the report code.
    title: presenter.written(code && title.startsWith(`${code} · `) ? title.slice(code.length + 3) : title),
    type: typesByCode[(code ?? report.kind).toLowerCase().replaceAll('_', '-')] ?? null,
    about: reportSubject(presenter, report),
    language: report.language,
    version: report.version,
    status: report.status,
    // For a feed file, the time at which its message was sent.
    publishedAt: presenter.instant(report.published_at) ?? presenter.asOf(report.stamp ?? ''),
    url: report.file ? `/api/v1/files/${report.file}` : report.url,
    mediaType: report.media_type,
    size: report.size,
    text: presenter.written(presenter.text(report.body) ?? '') || null,
    ...presentRuling(presenter, report),
  };
}

/** Report types by feed code or Games folder kind, in lower case with hyphens. */
const typesByCode: Readonly<Record<string, ReportAnswer['type']>> = {
  'entry-list': 'entryList',
  'start-list': 'startList',
  result: 'results',
  results: 'results',
  summary: 'summary',
  'final-ranking': 'finalRanking',
  medals: 'medals',
  medallists: 'medals',
};

function reportFeedCode({ kind, attributes }: ReportRow): string | undefined {
  const { code } = attributes;
  return kind === 'report' && typeof code === 'string' ? code : undefined;
}

function reportSubject(presenter: Presenter, { level, ref }: ReportRow): string | null {
  const { events, phases } = presenter.snapshot.reference;
  if (!ref) return null;
  if (level === 'event') return events.has(ref) ? presenter.event(ref).name : null;
  const phase = level === 'phase' ? phases.get(ref) : undefined;
  const eventId = phase?.eventId ?? presenter.snapshot.units.get(ref)?.eventId;
  const name = phase ? presenter.phase(ref)?.name : presenter.unitName(ref);
  if (name === undefined) return null;
  const event = eventId !== undefined && events.has(eventId) ? presenter.event(eventId).name : undefined;
  return withEventName(event, name);
}

/** Initiator, jury, signatories and other facts of a decision or protest, apart from its texts. */
function presentRuling(
  presenter: Presenter,
  { kind, attributes }: ReportRow,
): Pick<ReportAnswer, 'facts' | 'initiator' | 'jury' | 'signedBy'> {
  if (kind !== 'decision' && kind !== 'protest') return {};
  const { Initiator: initiator } = attributes;
  const facts = Object.entries(attributes).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, presenter.written(value)] as const] : [],
  );
  const { jury: jurors = [], texts = [] } = attributes as Partial<Pick<CommunicationElement, 'jury' | 'texts'>>;
  const jury = jurors.map((juror) => ({
    id: juror.code,
    name: presenter.personName(
      juror.code,
      [juror.familyName, juror.attributes?.['GivenName']].filter(Boolean).join(' '),
    ),
  }));
  const signedBy = texts.flatMap(({ attributes: signer }) => {
    if (!signer?.['Code']) return [];
    const name = [signer['FamilyName'], signer['GivenName']].filter(Boolean).join(' ');
    const id = signer['Code'];
    return [
      {
        id,
        name: presenter.personName(id, name),
        function: presenter.label('DISCIPLINE_FUNCTION', signer['Function']),
      },
    ];
  });
  return {
    facts: facts.length > 0 ? Object.fromEntries(facts) : undefined,
    initiator: (typeof initiator === 'string' && presenter.organisation(initiator)) || undefined,
    jury: jury.length > 0 ? jury : undefined,
    signedBy: signedBy.length > 0 ? signedBy : undefined,
  };
}
