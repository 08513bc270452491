import type { ReportAnswer } from '@podium/contract';
import type { CommunicationElement } from '@podium/odf';
import type { Presenter } from '../programme/presenter.ts';
import type { ReportRow } from '../queries/unit-rows.ts';

export function presentReport(presenter: Presenter, report: ReportRow): ReportAnswer {
  return {
    id: report.id,
    kind: report.kind,
    title: presenter.written(presenter.text(report.title) ?? report.kind),
    language: report.language,
    version: report.version,
    status: report.status,
    publishedAt: presenter.instant(report.published_at),
    url: report.file ? `/api/v1/files/${report.file}` : report.url,
    text: presenter.written(presenter.text(report.body) ?? '') || null,
    ...rulingOf(presenter, report),
  };
}

/** What is said of a decision or protest beside its texts, and who decided. */
function rulingOf(
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
