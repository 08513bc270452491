import './standing.css';
import { HeaderCell, Table } from '@podium/ui';
import { useFollows } from '../../reader/follows.ts';
import { useText } from '../../shell/page-context.tsx';
import { Notes } from '../../elements/parts/notes.tsx';
import { columnsOf, inOrder } from './columns.ts';
import { Decisions } from './decisions.tsx';
import { roundGroups } from './rounds.ts';
import { StandingRow, countClass } from './standing-row.tsx';
import { HiddenResults } from '../../elements/veil/results-state.tsx';
import { useIsVeiled } from '../../reader/veil.ts';
import type { StandingAnswer, StandingLine } from '@podium/contract';
import type { ReactNode } from 'react';
import type { StandingColumns } from './columns.ts';

interface StandingTableProps {
  standing: StandingAnswer;
  /** The visible caption; by default the name of the group, or of the event for screen readers. */
  title?: ReactNode;
  /** Code of the requested delegation. */
  delegation?: string;
  /** The meaning of Q and q is explained elsewhere, once for several tables. */
  isHintless?: boolean;
  /** Shared columns for several tables side by side. */
  columns?: StandingColumns;
}

/**
 * Standings of a group, or a ranking by deciding rounds. Columns implied by the difference appear only in wide
 * windows.
 */
export function StandingTable({
  standing,
  title,
  delegation,
  isHintless = false,
  columns = columnsOf(standing),
}: StandingTableProps) {
  const t = useText();
  const isMine = useMine(delegation);
  const groups = roundGroups({ event: standing.event, lines: inOrder(standing.lines) });
  const width =
    2 + columns.counts.length + Number(columns.diff) + Number(!!columns.result) + Number(columns.qualification);
  const isVeiled = useIsVeiled();
  const caption = title ?? (standing.phase ? <bdi>{standing.phase.name}</bdi> : undefined);
  if (isVeiled && standing.lines.length === 0)
    return (
      <div className="standing">
        {caption}
        <HiddenResults />
      </div>
    );
  return (
    <div className="standing">
      <Table
        caption={caption ?? t('parts.standing.caption', { event: standing.event.name })}
        isCaptionVisible={caption !== undefined}
        className="card-table standing-table"
      >
        <thead>
          <tr>
            <HeaderCell align="mid" className="standing-rank">
              <abbr data-tip={t('parts.standing.rank')}>
                <span aria-hidden="true">{t('parts.standing.rankShort')}</span>
                <span className="visually-hidden">{t('parts.standing.rank')}</span>
              </abbr>
            </HeaderCell>
            <HeaderCell>{t('parts.standing.name')}</HeaderCell>
            {columns.counts.map((count) => (
              <CountHeader
                key={count}
                className={countClass(count)}
                short={t(`parts.standing.short.${count}`)}
                long={t(`parts.standing.long.${count}`)}
              />
            ))}
            {columns.diff && (
              <CountHeader
                className={countClass('diff')}
                short={t('parts.standing.short.diff')}
                long={t('parts.standing.long.diff')}
              />
            )}
            {columns.result && (
              <HeaderCell align="end" className="standing-result">
                {columns.result === 'points' ? (
                  <abbr data-tip={t('parts.standing.points')}>
                    <span aria-hidden="true">{t('parts.standing.short.points')}</span>
                    <span className="visually-hidden">{t('parts.standing.points')}</span>
                  </abbr>
                ) : (
                  t('parts.standing.result')
                )}
              </HeaderCell>
            )}
            {columns.qualification && (
              <HeaderCell align="mid" className="standing-mark">
                <span aria-hidden="true">{'Q'}</span>
                <span className="visually-hidden">{t('parts.standing.qualification')}</span>
              </HeaderCell>
            )}
          </tr>
        </thead>
        {groups.map(({ id, name, isMixed, lines }, index) => (
          <tbody key={id}>
            {(name !== undefined || (isMixed && index > 0)) && (
              <tr className="standing-round">
                <th scope="rowgroup" colSpan={width}>
                  {name === undefined ? t('parts.standing.earlierRounds') : <bdi>{name}</bdi>}
                </th>
              </tr>
            )}
            {lines.map((line) => (
              <StandingRow
                key={`${line.position} ${line.competitor.id}`}
                line={line}
                columns={columns}
                round={isMixed ? line.round?.name : undefined}
                isMine={isMine(line)}
                eventName={standing.event.name}
                isExhibition={standing.event.isExhibition}
              />
            ))}
          </tbody>
        ))}
      </Table>
      {columns.qualification && !isHintless && <QualificationHint />}
      <Decisions details={standing.details} />
      <Notes notes={standing.notes} />
    </div>
  );
}

export function QualificationHint() {
  const t = useText();
  return <p className="foot-note text-second text-ink3">{t('parts.standing.qualificationHint')}</p>;
}

function CountHeader({ short, long, className }: { short: string; long: string; className: string }) {
  return (
    <HeaderCell align="end" className={className}>
      <abbr data-tip={long}>
        <span aria-hidden="true">{short}</span>
        <span className="visually-hidden">{long}</span>
      </abbr>
    </HeaderCell>
  );
}

function useMine(delegation: string | undefined): (line: StandingLine) => boolean {
  const follows = useFollows();
  return ({ competitor: { id, organisation } }) =>
    (delegation !== undefined && organisation?.code === delegation) ||
    follows.some((follow) =>
      follow.kind === 'delegation'
        ? follow.id === organisation?.code
        : (follow.kind === 'athlete' || follow.kind === 'team') && follow.id === id,
    );
}
