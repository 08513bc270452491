import { Cell, HeaderCell, Icon, RowHeader, Table } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { useGamesFacts } from '../../shell/use-games.ts';
import type { ReactNode } from 'react';

interface RankedByDay {
  id: string;
  /** Head of its column. */
  name: ReactNode;
  /** Rank at the end of each day, null before it has one. */
  ranks: readonly (number | null)[];
  /** Medals or points up to the end of each day. */
  totals: readonly number[];
}

interface RanksByDayProps {
  caption: string;
  /** Explanation above the table. */
  hint?: string;
  days: readonly string[];
  sides: readonly RankedByDay[];
}

/** The data of a chart of ranks as a table, folded: one row for each day. */
export function RanksByDay({ caption, hint, days, sides }: RanksByDayProps) {
  const t = useText();
  const { format } = useGamesFacts();
  return (
    <details className="chart-table">
      <summary>
        {t('parts.charts.asTable')}
        <Icon name="down" isSmall />
      </summary>
      {hint !== undefined && <p className="chart-hint text-ink2">{hint}</p>}
      <Table caption={caption}>
        <thead>
          <tr>
            <HeaderCell>{t('parts.charts.day')}</HeaderCell>
            {sides.map(({ id, name }) => (
              <HeaderCell key={id} align="end">
                {name}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <RowHeader>
                <span suppressHydrationWarning>{format.dateShort(day)}</span>
              </RowHeader>
              {sides.map(({ id, ranks, totals }) => (
                <Cell key={id} align="end" className="num">
                  {ranks[index] === null ? '–' : format.number(ranks[index]!)}
                  <span className="own-line text-ink3">{format.number(totals[index]!)}</span>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
