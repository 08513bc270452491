import './report.css';
import { Badge, Icon } from '@podium/ui';
import { languageFromText } from '@podium/i18n';
import { languageByTag } from '../messages.ts';
import { useText } from '../page-context.tsx';
import { DisciplineSign } from '../parts/discipline-sign.tsx';
import { useGames } from '../use-games.ts';
import { useIsVeiled } from '../veil/veil.ts';
import { reportState, textBelow } from './report-groups.ts';
import { ReportKind } from './report-kind.tsx';
import { ReportLinks } from './report-links.tsx';
import { RulingFacts } from './ruling-facts.tsx';
import type { PlacedReport, ReportState } from './report-groups.ts';

/** Papers as lines: title, version, time and language; replaced ones are struck and lead to what holds. */
export function ReportList({ reports, all = reports, hasSport = false }: ReportListProps) {
  return (
    <ul className="report-list">
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
  /** Where to look for newer versions if the list is only a part. */
  all?: readonly PlacedReport[];
  /** Whether each line says its sport. */
  hasSport?: boolean;
}

/** Without the newer version if it is on another page: no link could lead there. */
const stateOn = (reports: readonly PlacedReport[], state: ReportState): ReportState =>
  state.kind === 'replaced' && !reports.some(({ id }) => id === state.by) ? { kind: 'replaced' } : state;

interface ReportLineProps {
  report: PlacedReport;
  state: ReportState;
  hasSport: boolean;
}

function ReportLine({ report, state, hasSport }: ReportLineProps) {
  const t = useText();
  const title = <bdi>{report.title}</bdi>;
  const text = textBelow(report);
  return (
    <li id={`report-${report.id}`} className="report-line">
      <Icon name="document" />
      <div>
        <p className="report-title">
          {state.kind === 'current' ? title : <s>{title}</s>}
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
        </p>
        <ReportFacts report={report} hasSport={hasSport} />
        {text && (
          <p className="report-text">
            <bdi>{text}</bdi>
          </p>
        )}
        <RulingFacts report={report} />
      </div>
      {report.url ? <ReportLinks url={report.url} title={report.title} /> : !text && <NoFile />}
    </li>
  );
}

function NoFile() {
  const t = useText();
  return useIsVeiled() ? (
    <span className="text-second text-ink2">{t('parts.veil.placeholder')}</span>
  ) : (
    <span className="text-second text-warn">{t('parts.report.noFile')}</span>
  );
}

function ReportFacts({ report, hasSport }: { report: PlacedReport; hasSport: boolean }) {
  const { version, publishedAt, language, discipline } = report;
  const t = useText();
  const { format } = useGames();
  const tag = language ? languageFromText(language) : undefined;
  const facts = [
    hasSport && discipline && (
      <span key="sport" className="report-sport">
        <DisciplineSign disciplineKey={discipline.key} size="row" />
        <bdi>{discipline.name}</bdi>
      </span>
    ),
    version !== null && <span key="version">{t('parts.report.version', { version: String(version) })}</span>,
    publishedAt && (
      <time key="time" dateTime={publishedAt} suppressHydrationWarning>
        {format.dateTime(publishedAt)}
      </time>
    ),
    language && (
      <bdi key="language" lang={tag}>
        {tag ? languageByTag(tag).ownName : language}
      </bdi>
    ),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return <p className="report-facts">{facts}</p>;
}
