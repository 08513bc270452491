import './report.css';
import { Badge, Button, Icon } from '@podium/ui';
import { languageFromText } from '@podium/i18n';
import { useState } from 'react';
import { languageByTag } from '../messages.ts';
import { useText } from '../page-context.tsx';
import { useGames } from '../use-games.ts';
import { reportState, textBelow } from './report-groups.ts';
import { ReportKind } from './report-kind.tsx';
import { RulingFacts } from './ruling-facts.tsx';
import type { PlacedReport } from './report-groups.ts';

/** Papers as lines: title, version, time and language; replaced ones are struck and lead to what holds. */
export function ReportList({ reports }: { reports: readonly PlacedReport[] }) {
  return (
    <ul className="report-list">
      {reports.map((report) => (
        <ReportLine key={report.id} report={report} all={reports} />
      ))}
    </ul>
  );
}

function ReportLine({ report, all }: { report: PlacedReport; all: readonly PlacedReport[] }) {
  const t = useText();
  const state = reportState(report, all);
  const title = <bdi>{report.title}</bdi>;
  const text = textBelow(report);
  return (
    <li id={`report-${report.id}`} className="report-line">
      <Icon name="document" />
      <div className="min-w-0 flex-1">
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
        <ReportFacts report={report} />
        {text && (
          <p className="report-text">
            <bdi>{text}</bdi>
          </p>
        )}
        <RulingFacts report={report} />
      </div>
      {report.url ? (
        <ReportLinks url={report.url} title={report.title} />
      ) : (
        !text && <span className="text-second text-warn">{t('parts.report.noFile')}</span>
      )}
    </li>
  );
}

function ReportFacts({ report: { version, publishedAt, language } }: { report: PlacedReport }) {
  const t = useText();
  const { format } = useGames();
  const tag = language ? languageFromText(language) : undefined;
  const facts = [
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

/** Open and save. With scripts the file is asked for first, so that a missing one is said here, with a retry. */
function ReportLinks({ url, title }: { url: string; title: string }) {
  const t = useText();
  const [isMissing, setMissing] = useState(false);
  const look = async () => {
    try {
      const { ok } = await fetch(url, { method: 'HEAD' });
      setMissing(!ok);
    } catch {
      setMissing(true);
    }
  };
  return (
    <div className="report-links">
      <a href={url} target="_blank" rel="noopener" className="button" onClick={() => void look()}>
        {t('parts.report.open')}
        <span className="visually-hidden">{t('shared.labelled', { name: '', value: title })}</span>
      </a>
      <a href={url} download className="button button-quiet" onClick={() => void look()}>
        {t('parts.report.download')}
        <span className="visually-hidden">{t('shared.labelled', { name: '', value: title })}</span>
      </a>
      {isMissing && (
        <p role="alert" className="notice tone-warn">
          <span className="flex-1">{t('parts.report.fileError')}</span>
          <Button onClick={() => void look()}>{t('action.retry')}</Button>
        </p>
      )}
    </div>
  );
}
