import { hasCrossTable, meetings } from '@podium/contract/meetings';
import { pages } from '@podium/contract/pages';
import { halfPoints } from '@podium/games';
import { Cell, HeaderCell, Icon, RowHeader, Table } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { inOrder } from './columns.ts';
import type { StandingAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

interface CrossTableProps {
  pool: StandingAnswer;
  /** Name of the group. */
  title: string;
  /** Key of the sport, for the links to the matches. */
  disciplineKey: string;
}

/**
 * Collapsed: the head-to-head scores of a group or of a Swiss tournament, each a link to its match. A column has the number
 * of its row, so that seven scores fit on a phone; a wider table scrolls beside the names.
 */
export function CrossTable({ pool, title, disciplineKey }: CrossTableProps) {
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
                    <Scores line={line} other={other} disciplineKey={disciplineKey} />
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

interface ScoresProps extends Record<'line' | 'other', StandingAnswer['lines'][number]> {
  disciplineKey: string;
}

function Scores({ line, other, disciplineKey }: ScoresProps) {
  const t = useText();
  const met = meetings(line, other);
  if (met.length === 0) return '–';
  return met.map(({ unit, result, isWon }, index) => (
    <span key={unit ?? index} className={isWon ? 'cross-score is-won' : 'cross-score'}>
      <MatchLink disciplineKey={disciplineKey} unit={unit}>
        <bdi dir="ltr">
          {result === undefined ? t(`parts.standing.short.${isWon ? 'won' : 'lost'}`) : halfPoints(result)}
        </bdi>
      </MatchLink>
      {isWon && <span className="visually-hidden">{t('parts.standing.win')}</span>}
    </span>
  ));
}

interface MatchLinkProps {
  disciplineKey: string;
  /** Undefined if the table names no contest. */
  unit: string | undefined;
  children: ReactNode;
}

function MatchLink({ disciplineKey, unit, children }: MatchLinkProps) {
  if (unit === undefined) return children;
  return (
    <RowLink path={pages.unit(disciplineKey, unit)} className="cross-link">
      {children}
    </RowLink>
  );
}
