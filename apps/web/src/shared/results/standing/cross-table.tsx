import { halfPoints } from '@podium/games';
import { Cell, HeaderCell, Icon, RowHeader, Table } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { inOrder } from './columns.ts';
import { hasCrossTable, meetings } from './meetings.ts';
import type { StandingAnswer } from '@podium/contract';

interface CrossTableProps {
  pool: StandingAnswer;
  /** Name of the group. */
  title: string;
}

/**
 * Collapsed: the head-to-head scores of a group. A column has the number of its row, so that seven scores fit on a
 * phone.
 */
export function CrossTable({ pool, title }: CrossTableProps) {
  const t = useText();
  if (!hasCrossTable(pool)) return null;
  const lines = inOrder(pool.lines);
  return (
    <details className="fold cross-table">
      <summary className="fold-summary">
        <span className="fill">{t('parts.standing.crossTable')}</span>
        <Icon name="down" isSmall />
      </summary>
      <Table caption={t('parts.standing.crossTableOf', { group: title })}>
        <thead>
          <tr>
            <HeaderCell>{t('parts.standing.name')}</HeaderCell>
            {lines.map(({ position, competitor }, index) => (
              <HeaderCell key={position} align="mid" className="num">
                <span aria-hidden="true">{index + 1}</span>
                <span className="visually-hidden">
                  <CompetitorName competitor={competitor} />
                </span>
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <tr key={line.position}>
              <RowHeader>
                <span aria-hidden="true" className="num cross-number">
                  {row + 1}
                </span>
                <CompetitorName competitor={line.competitor} />
              </RowHeader>
              {lines.map((other) =>
                other === line ? (
                  <Cell key={other.position} className="cross-self" />
                ) : (
                  <Cell key={other.position} align="mid" className="num">
                    <Scores line={line} other={other} />
                  </Cell>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

function Scores({ line, other }: Record<'line' | 'other', StandingAnswer['lines'][number]>) {
  const t = useText();
  const met = meetings(line, other);
  if (met.length === 0) return '–';
  return met.map(({ unit, result, isWon }, index) => (
    <span key={unit ?? index} className={isWon ? 'cross-score is-won' : 'cross-score'}>
      <bdi dir="ltr">
        {result === undefined ? t(`parts.standing.short.${isWon ? 'won' : 'lost'}`) : halfPoints(result)}
      </bdi>
      {isWon && <span className="visually-hidden">{t('parts.standing.win')}</span>}
    </span>
  ));
}
