import './standing.css';
import { ColumnCells, ColumnHeads, Table } from '@podium/ui';
import { useFollows } from '../../reader/follows.ts';
import { useText } from '../../shell/page-context.tsx';
import { Notes } from '../../elements/parts/notes.tsx';
import { columnsOf, inOrder } from './columns.ts';
import { Decisions } from './decisions.tsx';
import { roundGroups } from './rounds.ts';
import { standingCells } from './standing-cells.tsx';
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
  const cells = standingCells(t, columns, standing.event);
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
          <ColumnHeads columns={cells} />
        </thead>
        {groups.map(({ id, name, isMixed, lines }, index) => (
          <tbody key={id}>
            {(name !== undefined || (isMixed && index > 0)) && (
              <tr className="standing-round">
                <th scope="rowgroup" colSpan={cells.length}>
                  {name === undefined ? t('parts.standing.earlierRounds') : <bdi>{name}</bdi>}
                </th>
              </tr>
            )}
            {lines.map((line) => (
              <tr key={`${line.position} ${line.competitor.id}`} className={rowClass(line, isMine(line))}>
                <ColumnCells columns={cells} row={{ line, round: isMixed ? line.round?.name : undefined }} />
              </tr>
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
  return <p className="pt-2 text-second text-ink3">{t('parts.standing.qualificationHint')}</p>;
}

const rowClass = ({ irm, qualification }: StandingLine, isMine: boolean): string | undefined =>
  [irm && 'is-out', isMine && 'is-mine', qualification && 'is-through'].filter(Boolean).join(' ') || undefined;

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
