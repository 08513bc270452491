/* oxlint-disable jsx-a11y/control-has-associated-label -- table cells are not controls, and each has its text */
import { Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { DisciplineSign } from '../../../shared/elements/parts/discipline-sign.tsx';
import { MedalDisc } from '../../../shared/elements/parts/medal-disc.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { gridMark } from '../marks.ts';
import type { ScheduleGridAnswer } from '@podium/contract';
import type { GridColumn, GridMark } from '../marks.ts';

interface GridTableProps {
  grid: ScheduleGridAnswer;
  columns: GridColumn[];
  types: ReadonlySet<string> | undefined;
  week: '1' | '2';
  today: string;
}

type GridRow = ScheduleGridAnswer['rows'][number];

/** A real table; phones show one of its two weeks. */
export function GridTable({ grid, columns, types, week, today }: GridTableProps) {
  const t = useText();
  const { format } = useGames();
  const rows = grid.rows
    .filter(({ cells }) => cells.some((cell) => gridMark(cell, types)))
    .toSorted((a, b) => {
      // Items without a sport come last.
      if (!a.discipline || !b.discipline) return Number(!a.discipline) - Number(!b.discipline);
      return format.compare(a.discipline.name, b.discipline.name);
    });
  return (
    <div className="grid-scroll">
      <table className={`grid-table week-${week}`}>
        <caption className="visually-hidden">{t('screens.grid.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className="grid-name">
              {t('screens.grid.sport')}
            </th>
            {columns.map((column) => (
              <DayHeader key={column.day} column={column} today={today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.discipline?.key ?? ''}>
              <RowName row={row} />
              {columns.map((column) => (
                <GridCell key={column.day} row={row} column={column} types={types} today={today} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const columnClass = ({ day, week }: GridColumn, today: string) =>
  `w${week}${day === today ? ' is-today' : ''}${day < today ? ' is-past' : ''}`;

function DayHeader({ column, today }: { column: GridColumn; today: string }) {
  const t = useText();
  const { format } = useGames();
  const chip = format.dayChip(column.day);
  return (
    <th scope="col" className={columnClass(column, today)} aria-current={column.day === today ? 'date' : undefined}>
      <Link
        to="/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}"
        params={{ day: column.day, discipline: undefined, venue: undefined }}
        search={{}}
        preload={false}
        className="grid-day"
      >
        <span className="grid-weekday" suppressHydrationWarning>
          {chip.weekday}
        </span>
        <span className="grid-weekday-narrow" aria-hidden="true" suppressHydrationWarning>
          {format.weekdayNarrow(column.day)}
        </span>
        <strong suppressHydrationWarning>{chip.day}</strong>
        <span className="visually-hidden" suppressHydrationWarning>
          {format.date(column.day)}
          {column.day === today && t('shared.pair', { first: '', second: t('state.today') })}
        </span>
      </Link>
    </th>
  );
}

function RowName({ row: { discipline } }: { row: GridRow }) {
  const t = useText();
  if (!discipline) {
    return (
      <th scope="row" className="grid-name">
        <span className="grid-sport">
          <span>{t('screens.grid.general')}</span>
        </span>
      </th>
    );
  }
  return (
    <th scope="row" className="grid-name">
      <Link
        to="/{-$locale}/discipline/$key"
        params={{ key: discipline.key }}
        search={{}}
        preload={false}
        className="grid-sport"
      >
        <DisciplineSign disciplineKey={discipline.key} size="row" />
        <bdi>{discipline.name}</bdi>
      </Link>
    </th>
  );
}

const GridCell = memo(function GridCell({ row, column, types, today }: GridCellProps) {
  const t = useText();
  const { format } = useGames();
  const mark = gridMark(
    row.cells.find((cell) => cell.day === column.day),
    types,
  );
  if (!mark) return <td className={columnClass(column, today)} />;
  const name = row.discipline?.name ?? t('screens.grid.general');
  const activities = mark.training + mark.arrival + mark.meeting + mark.departure + mark.other;
  const [fact = '', ...otherFacts] = [
    mark.units > 0 && t('shared.units', { count: mark.units }),
    mark.medalUnits > 0 && t('shared.medalUnits', { count: mark.medalUnits }),
    mark.live > 0 && t('shared.liveUnits', { count: mark.live }),
    activities > 0 && t('shared.activities', { count: activities }),
  ].filter((text) => text !== false);
  const value = otherFacts.reduce((first, second) => t('shared.pair', { first, second }), fact);
  return (
    <td className={columnClass(column, today)}>
      <Link
        to="/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}"
        params={{ day: column.day, discipline: row.discipline?.key, venue: undefined }}
        search={{}}
        preload={false}
        className={mark.live > 0 ? 'grid-cell is-live' : 'grid-cell'}
      >
        <Marks mark={mark} />
        <span className="visually-hidden" suppressHydrationWarning>
          {t('shared.labelled', { name: t('shared.pair', { first: name, second: format.date(column.day) }), value })}
        </span>
      </Link>
    </td>
  );
});
interface GridCellProps {
  row: GridRow;
  column: GridColumn;
  types: ReadonlySet<string> | undefined;
  today: string;
}

/** The main mark of a cell, with a small mark below for travel and meetings. */
function Marks({ mark }: { mark: GridMark }) {
  const chief = chiefMark(mark);
  const small = smallMark(mark);
  if (!chief) return small;
  return (
    <span className="grid-marks">
      {chief}
      {small}
    </span>
  );
}

function chiefMark({ medalUnits, units, other, training }: GridMark) {
  if (medalUnits > 0) return <MedalDisc medal="gold" count={medalUnits} isNameless />;
  if (units > 0) return <span className="grid-dot" />;
  if (other > 0) return <Icon name="triangle" isSmall />;
  return training > 0 ? <Icon name="square" isSmall /> : null;
}

function smallMark({ arrival, departure, meeting }: GridMark) {
  if (arrival > 0) return <Icon name="pin" isSmall />;
  if (departure > 0) return <Icon name="arrow" isSmall />;
  return meeting > 0 ? <Icon name="people" isSmall /> : null;
}
