import '../../../shared/results/result/result.css';
import { findCodeRule } from '@podium/disciplines/reading';
import { HeaderCell, Table } from '@podium/ui';
import { LongBody, isLong } from '@podium/ui/long-body';
import { useState } from 'react';
import { DOT } from '../../../shared/elements/dot.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { AllRowsLink } from '../../../shared/results/result/all-rows-link.tsx';
import { columnClass } from '../../../shared/results/sport/fact-columns.ts';
import { FactName } from '../../../shared/results/sport/fact-name.tsx';
import { FigureRow } from './figure-row.tsx';
import type { ColumnWidth } from '@podium/games';
import type { Sport } from '../../../shared/results/sport/use-sport.ts';
import type { StatisticsTable } from '../state.ts';

/** The columns by the screen width that has room for them; below the line, all of them are listed. */
const rooms: readonly ColumnWidth[] = ['phone', 'phone', 'tablet', 'tablet', 'tablet', 'wide', 'wide', 'wide', 'wide'];
/** Height of a row on a phone (px). */
const ROW_PX = 72;

interface FigureTableProps {
  sport: Sport;
  table: StatisticsTable;
  isWhole: boolean;
}

/** The statistics of teams, players or athletes side by side. */
export function FigureTable({ sport, table, isWhole }: FigureTableProps) {
  const t = useText();
  const { rows } = table;
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set());
  const setOpen = (key: string, isOpen: boolean): void =>
    setOpenKeys((now) => new Set(isOpen ? [...now, key] : [...now].filter((openKey) => openKey !== key)));
  const columns = rooms.flatMap((width, index) => {
    const figure = table.columns[index];
    return figure ? [{ figure, room: columnClass[width] }] : [];
  });
  const isRanking = rows.some(({ place }) => place !== undefined);
  return (
    <section>
      <h2 className="section-title">
        <TableName sport={sport} table={table} />
      </h2>
      <Table
        caption={<TableName sport={sport} table={table} />}
        className={`card-table result-table opens${isLong(rows.length) ? ' is-long' : ''}`}
        rowCount={isLong(rows.length) ? rows.length + 1 : undefined}
      >
        <thead>
          <tr>
            {isRanking && (
              <HeaderCell align="mid" className="result-rank">
                {t('parts.result.rank')}
              </HeaderCell>
            )}
            <HeaderCell>{t('parts.result.name')}</HeaderCell>
            {columns.map(({ figure, room }) => (
              <HeaderCell key={figure.id} align="end" className={`result-own ${room}`}>
                <FactName sport={sport} fact={figure} />
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <LongBody
          count={rows.length}
          rowHeight={ROW_PX}
          isWhole={isWhole}
          row={(index, measure) => {
            const row = rows[index]!;
            const key = `${row.competitor.id} ${row.competitor.name} ${row.team ?? ''}`;
            return (
              <FigureRow
                key={key}
                sport={sport}
                row={row}
                columns={columns}
                isRanking={isRanking}
                index={index}
                measure={measure}
                isOpen={openKeys.has(key)}
                onOpen={(isOpen) => setOpen(key, isOpen)}
              />
            );
          }}
        />
      </Table>
      <AllRowsLink count={rows.length} isWhole={isWhole} />
    </section>
  );
}

/** Name of the table: its subject, and the statistic of a ranking. */
function TableName({ sport, table: { kind, code } }: Pick<FigureTableProps, 'sport' | 'table'>) {
  const t = useText();
  const name = t(`screens.event-statistics.${kind}`);
  if (code === undefined) return name;
  return (
    <>
      {name}
      {DOT}
      <FactName
        sport={sport}
        fact={{
          code,
          phrase: findCodeRule(sport.discipline, code)?.phrase ?? null,
          number: undefined,
          place: undefined,
        }}
      />
    </>
  );
}
