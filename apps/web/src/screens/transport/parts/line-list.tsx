import { Icon } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { DOT } from '../../../shared/elements/dot.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { LineSign, linePath } from '../../../shared/places/timetable/line-sign.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { nextStart } from '../../../shared/places/timetable/next-start.ts';
import type { TransportLine } from '@podium/contract';

const maxEnds = 2;

export function LineList({ lines }: { lines: readonly TransportLine[] }) {
  const t = useText();
  const { language } = usePage();
  const { today } = useGames();
  // The list is rendered before its times are loaded.
  const { data } = useQuery(queries.transportLines(language, { day: today }));
  const starts = new Map(data?.items.map((item) => [item.line, item.starts]));
  if (lines.length === 0) return null;
  const hasSeveralModes = new Set(lines.map(({ mode }) => mode)).size > 1;
  return (
    <section aria-labelledby="transport-lines">
      <h2 id="transport-lines" className="section-title">
        {t('screens.transport.lines')}
      </h2>
      <ul className="unit-list">
        {lines.map((line) => (
          <li key={line.id} className="transport-row">
            <LineSign line={line} />
            <p className="transport-row-text">
              <RowLink path={linePath(line.id)} className="unit-link">
                <bdi>{line.longName ?? t(`screens.transport.mode.${line.mode}`)}</bdi>
              </RowLink>
              <LineFacts line={line} hasMode={hasSeveralModes && line.longName !== null} />
              <LineNext starts={starts.get(line.id) ?? []} />
            </p>
            <Icon name="chevron" isSmall />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The destinations of a line, and its mode if lines differ in mode. */
function LineFacts({ line: { mode, headsigns }, hasMode }: { line: TransportLine; hasMode: boolean }) {
  const t = useText();
  const ends = headsigns.filter(Boolean).slice(0, maxEnds);
  if (!hasMode && ends.length === 0) return null;
  return (
    <span className="text-second text-ink2">
      {hasMode && t(`screens.transport.mode.${mode}`)}
      {ends.map((headsign, index) => (
        <Fragment key={headsign}>
          {(hasMode || index > 0) && DOT}
          <bdi>{headsign}</bdi>
        </Fragment>
      ))}
    </span>
  );
}

/** `every 15 min · next 14:35 from Central Station` */
function LineNext({ starts }: { starts: Parameters<typeof nextStart>[0] }) {
  const t = useText();
  const { format, now } = useGames();
  const next = nextStart(starts, now.getTime());
  if (!next) return null;
  return (
    <span className="text-second" suppressHydrationWarning>
      {next.every !== undefined && (
        <>
          {t('parts.timetable.every', { count: next.every })}
          {DOT}
        </>
      )}
      {t('parts.timetable.nextFrom', { time: format.time(next.at), place: next.stop })}
    </span>
  );
}
