import './result.css';
import { delegationBeside } from '@podium/contract/delegation-beside';
import { membersBeside } from '@podium/games';
import { startListKind } from '@podium/contract/start-list-kind';
import { inLanes } from '@podium/disciplines/reading';
import { ColumnCells, ColumnHeads, Table, columnsOf, markColumn } from '@podium/ui';
import { LongBody, isLong } from '@podium/ui/long-body';
import { memo, useMemo } from 'react';
import { useText } from '../../shell/page-context.tsx';
import { useSport } from '../sport/use-sport.ts';
import { AllRowsLink } from './all-rows-link.tsx';
import { ResultName } from './competitor-link.tsx';
import { bibColumn, delegationColumn } from './line-columns.tsx';
import { NoLines } from './no-lines.tsx';
import type { Column } from '@podium/ui';
import type { LongRowProps } from '@podium/ui/long-body';
import type { StartLine, UnitAnswer } from '@podium/contract';

/** The height of a row with two lines (px). */
const ROW_PX = 64;

export function StartListTable({ unit, isWhole = false }: { unit: UnitAnswer; isWhole?: boolean }) {
  const t = useText();
  const { discipline } = useSport(unit.discipline?.code);
  if (unit.startList.length > 0) return <StartLines unit={unit} isWhole={isWhole} />;
  const kind = startListKind(unit, discipline.contest);
  return (
    <NoLines
      unit={unit}
      awaited={t('parts.result.noStartList', { kind })}
      missing={t('parts.result.withoutStartList', { kind })}
    />
  );
}

/** Each line begins with its lane in sports with lanes, otherwise with its start position, if known. */
function StartLines({ unit, isWhole }: { unit: UnitAnswer; isWhole: boolean }) {
  const t = useText();
  const { discipline } = useSport(unit.discipline?.code);
  const columns = useStartColumns(unit);
  const count = unit.startList.length;
  return (
    <>
      <Table
        caption={t('parts.result.startList', { kind: startListKind(unit, discipline.contest) })}
        className={isLong(count) ? 'card-table result-table is-long' : 'card-table result-table'}
        rowCount={isLong(count) ? count + 1 : undefined}
      >
        <thead>
          <ColumnHeads columns={columns} />
        </thead>
        <LongBody
          count={count}
          rowHeight={ROW_PX}
          isWhole={isWhole}
          row={(index, measure) => {
            const line = unit.startList[index]!;
            return (
              <StartRow
                key={`${line.position} ${line.competitor.id}`}
                line={line}
                columns={columns}
                index={index}
                measure={measure}
              />
            );
          }}
        />
      </Table>
      <AllRowsLink count={count} isWhole={isWhole} />
    </>
  );
}

function useStartColumns(unit: UnitAnswer): readonly Column<StartLine>[] {
  const t = useText();
  const { discipline, say } = useSport(unit.discipline?.code);
  return useMemo(() => {
    const has = (isKnown: (line: StartLine) => unknown): boolean => unit.startList.some(isKnown);
    return columnsOf<StartLine>(
      has(({ startOrder }) => startOrder) &&
        markColumn(
          'order',
          say(inLanes(discipline, unit.event?.id, unit.event ?? undefined).startOrder),
          ({ startOrder }) => startOrder,
          { align: 'mid', width: 'result-rank' },
        ),
      has(({ bib }) => bib) && bibColumn(t, 'result-bib'),
      {
        id: 'name',
        header: t('parts.result.name'),
        cell: ({ competitor }) => <StartName competitor={competitor} />,
        isRowHeader: true,
      },
      has(({ competitor }) => delegationBeside(competitor)) && delegationColumn(t),
      has(({ entry }) => entry?.seed) &&
        markColumn('seed', t('parts.result.seed'), ({ entry }) => entry?.seed, {
          width: 'result-entry',
          cellClass: 'text-ink2',
        }),
      has(({ entry }) => entry?.best) &&
        markColumn('best', t('parts.result.entryMark'), ({ entry }) => entry?.best, { width: 'result-entry' }),
    );
  }, [unit, discipline, say, t]);
}

interface StartRowProps extends LongRowProps {
  line: StartLine;
  columns: readonly Column<StartLine>[];
}

/** Memoized, so that a long list scrolls smoothly. */
const StartRow = memo(function StartRow({ line, columns, index, measure }: StartRowProps) {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} id={line.bib ? `bib-${line.bib}` : undefined}>
      <ColumnCells columns={columns} row={line} />
    </tr>
  );
});

function StartName({ competitor }: Pick<StartLine, 'competitor'>) {
  const delegation = delegationBeside(competitor);
  return (
    <>
      <ResultName competitor={competitor} isDelegationBeside />
      <span className="result-second">
        {delegation && <bdi className="md:hidden">{delegation.name}</bdi>}
        {membersBeside(competitor.name, competitor.members).map((member) => (
          <bdi key={member.id}>{member.name}</bdi>
        ))}
      </span>
    </>
  );
}
