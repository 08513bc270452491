import { delegationBeside } from '@podium/contract/delegation-beside';
import { readFacts } from '@podium/disciplines/reading';
import { ColumnCells, columnsOf, markColumn } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { ResultName } from '../../../shared/results/result/competitor-link.tsx';
import { LineDetails } from '../../../shared/results/result/line-details.tsx';
import { LineFold } from '../../../shared/results/result/line-fold.tsx';
import { columnClass } from '../../../shared/results/sport/fact-columns.ts';
import { FactName } from '../../../shared/results/sport/fact-name.tsx';
import type { ColumnWidth } from '@podium/games';
import type { Column } from '@podium/ui';
import type { Figure } from '@podium/disciplines/reading';
import type { LongRowProps } from '@podium/ui/long-body';
import type { Sport } from '../../../shared/results/sport/use-sport.ts';
import type { Translate } from '../../../shared/shell/messages.ts';
import type { StatisticsRow, StatisticsTable } from '../state.ts';

interface FigureRowProps extends LongRowProps {
  columns: readonly Column<FigureRowProps>[];
  row: StatisticsRow;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

export function FigureRow(props: FigureRowProps) {
  const { columns, index, measure } = props;
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <ColumnCells columns={columns} row={props} />
    </tr>
  );
}

/** The columns by the screen width that has room for them; below the line, all of them are listed. */
const rooms: readonly ColumnWidth[] = ['phone', 'phone', 'tablet', 'tablet', 'tablet', 'wide', 'wide', 'wide', 'wide'];

export function figureColumns(
  t: Translate,
  sport: Sport,
  { rows, columns }: Pick<StatisticsTable, 'rows' | 'columns'>,
): Column<FigureRowProps>[] {
  return columnsOf<FigureRowProps>(
    rows.some(({ place }) => place !== undefined) &&
      markColumn('rank', t('parts.result.rank'), ({ row }) => row.place ?? '–', { align: 'mid', width: 'result-rank' }),
    {
      id: 'name',
      header: t('parts.result.name'),
      cell: (props) => <NameCell {...props} sport={sport} />,
      isRowHeader: true,
    },
    columns.slice(0, rooms.length).map((figure, index) =>
      markColumn(
        figure.id,
        <FactName sport={sport} fact={figure} />,
        ({ row }) => figureText(row.figures.get(figure.id)),
        {
          width: `result-own ${columnClass[rooms[index]!]}`,
        },
      ),
    ),
  );
}

function NameCell({ row, sport, isOpen, onOpen }: FigureRowProps & { sport: Sport }) {
  const t = useText();
  const { competitor, team, details } = row;
  const from = team ?? delegationBeside(competitor)?.name;
  return (
    <>
      <ResultName competitor={competitor} isDelegationBeside />
      {from && (
        <span className="result-second">
          <bdi>{from}</bdi>
        </span>
      )}
      <LineFold
        label={t('shared.labelled', { name: t('action.details'), value: competitor.name })}
        isOpen={isOpen}
        onOpen={onOpen}
      >
        <LineDetails sport={sport} facts={readFacts(sport.discipline, { details: [...details] })} members={[]} />
      </LineFold>
    </>
  );
}

/** `5/11`: five out of eleven. */
const figureText = (figure: Figure | undefined): string =>
  figure ? [figure.value, figure.of].filter(Boolean).join('/') : '–';
