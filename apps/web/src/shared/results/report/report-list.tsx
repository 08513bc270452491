import { Badge } from '@podium/ui';
import { languageFromText } from '@podium/i18n';
import { languageByTag } from '../../shell/messages.ts';
import { useDayTime } from '../../elements/parts/day-word.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { useFileText } from '../../elements/parts/file-text.ts';
import { PaperLine } from './paper-line.tsx';
import { useIsVeiled } from '../../reader/veil.ts';
import { reportState, textBelow } from './report-groups.ts';
import { ReportKind } from './report-kind.tsx';
import { reportTitle } from './report-title.ts';
import { RulingFacts } from './ruling-facts.tsx';
import type { PlacedReport, ReportState } from './report-groups.ts';

/** Papers as lines that open their file; replaced ones are struck through and link to the newer version. */
export function ReportList({ reports, all = reports, hasSport = false }: ReportListProps) {
  return (
    <ul className="rows report-list">
      {reports.map((report) => (
        <ReportLine
          key={report.id}
          report={report}
          state={stateOn(reports, reportState(report, all))}
          hasSport={hasSport}
        />
      ))}
    </ul>
  );
}
interface ReportListProps {
  reports: readonly PlacedReport[];
  /** All reports, to look up newer versions if the list is only a part. */
  all?: readonly PlacedReport[];
  hasSport?: boolean;
}

/** Omits the newer version if it is on another page, where no link could lead. */
const stateOn = (reports: readonly PlacedReport[], state: ReportState): ReportState =>
  state.kind === 'replaced' && !reports.some(({ id }) => id === state.by) ? { kind: 'replaced' } : state;

interface ReportLineProps {
  report: PlacedReport;
  state: ReportState;
  hasSport: boolean;
}

function ReportLine({ report, state, hasSport }: ReportLineProps) {
  const t = useText();
  const name = reportTitle(t, report);
  const title = <bdi>{name}</bdi>;
  const text = textBelow(report);
  return (
    <PaperLine
      id={`report-${report.id}`}
      url={report.url}
      name={name}
      title={state.kind === 'current' ? title : <s>{title}</s>}
      marks={
        <>
          <ReportKind kind={report.kind} />
          {state.kind === 'withdrawn' && <Badge tone="mute">{t('parts.report.withdrawn')}</Badge>}
          {state.kind === 'replaced' && (
            <Badge tone="warn">
              {state.by ? (
                <a href={`#report-${state.by}`}>{t('parts.report.replacedBy')}</a>
              ) : (
                t('parts.report.replaced')
              )}
            </Badge>
          )}
        </>
      }
    >
      <ReportFacts report={report} hasSport={hasSport} hasSubject={name === report.title} />
      {text && (
        <p className="report-text">
          <bdi>{text}</bdi>
        </p>
      )}
      <RulingFacts report={report} />
      {report.url === null && !text && <NoFile />}
    </PaperLine>
  );
}

function NoFile() {
  const t = useText();
  return useIsVeiled() ? (
    <p className="text-second text-ink2">{t('parts.veil.placeholder')}</p>
  ) : (
    <p className="text-second text-warn">{t('parts.report.noFile')}</p>
  );
}

interface ReportFactsProps extends Pick<ReportLineProps, 'report' | 'hasSport'> {
  hasSubject: boolean;
}

function ReportFacts({ report, hasSport, hasSubject }: ReportFactsProps) {
  const { version, publishedAt, language, discipline, about, mediaType, size } = report;
  const t = useText();
  const { language: own } = usePage();
  const publishedTime = useDayTime();
  const fileText = useFileText();
  const tag = language ? languageFromText(language) : undefined;
  const facts = [
    publishedAt && (
      <time key="time" dateTime={publishedAt} suppressHydrationWarning>
        {publishedTime(publishedAt)}
      </time>
    ),
    hasSport && discipline && (
      <span key="sport" className="report-sport">
        <DisciplineSign disciplineKey={discipline.key} size="row" />
        <bdi>{discipline.name}</bdi>
      </span>
    ),
    hasSubject && about !== null && (
      <span key="about">
        <bdi>{about}</bdi>
      </span>
    ),
    version !== null && version > 1 && (
      <span key="version">{t('parts.report.version', { version: String(version) })}</span>
    ),
    language && tag !== own && (
      <span key="language">
        <bdi lang={tag}>{tag ? languageByTag(tag).ownName : language}</bdi>
      </span>
    ),
    report.url !== null && mediaType !== null && (
      <span key="file">
        <bdi className="report-file num">{fileText(mediaType, size)}</bdi>
      </span>
    ),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return <p className="report-facts">{facts}</p>;
}
