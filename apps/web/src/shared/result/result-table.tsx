import './result.css';
import { EmptyState, HeaderCell, Table } from '@podium/ui';
import { useText } from '../page-context.tsx';
import { useGames } from '../use-games.ts';
import { groupDetails, placeNames } from './details.ts';
import { ResultRow } from './result-row.tsx';
import type { ResultLineAnswer, UnitAnswer } from '@podium/contract';

export interface ResultColumns {
  rank: boolean;
  bib: boolean;
  diff: boolean;
  qualification: boolean;
}

function columnsOf(lines: ResultLineAnswer[], isHeadToHead: boolean): ResultColumns {
  return {
    rank: !isHeadToHead || lines.some(({ rank }) => rank),
    bib: lines.some(({ bib }) => bib),
    diff: lines.some(({ diff }) => diff),
    qualification: lines.some(({ qualification }) => qualification),
  };
}

const hasMore = ({ details, records, competitor }: ResultLineAnswer) =>
  groupDetails(details).length > 0 || records.length > 0 || (competitor.members?.length ?? 0) > 0;

/** Place, name, result, difference and who goes on; the rest opens below the line. */
export function ResultTable({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const { format } = useGames();
  if (unit.results.length === 0) {
    return (
      <EmptyState icon="list" title={t('state.noResults')}>
        {unit.start && !unit.isStartHidden && (
          <p suppressHydrationWarning>{t('parts.result.startsAt', { time: format.dateTime(unit.start) })}</p>
        )}
      </EmptyState>
    );
  }
  // Of two sides the score above says all, unless there is more to open.
  if (unit.isHeadToHead && !unit.results.some(hasMore)) return null;
  const names = placeNames(unit.details);
  const columns = columnsOf(unit.results, unit.isHeadToHead);
  return (
    <section>
      <Table caption={t('parts.result.results')} className="result-table">
        <thead>
          <tr>
            {columns.rank && (
              <HeaderCell align="mid" className="result-rank">
                {t('parts.result.rank')}
              </HeaderCell>
            )}
            {columns.bib && (
              <HeaderCell align="mid" className="max-sm:hidden">
                {t('parts.result.bib')}
              </HeaderCell>
            )}
            <HeaderCell>{t('parts.result.name')}</HeaderCell>
            <HeaderCell align="end">{t('parts.result.result')}</HeaderCell>
            {columns.diff && (
              <HeaderCell align="end" className="max-sm:hidden">
                {t('parts.result.diff')}
              </HeaderCell>
            )}
            {columns.qualification && (
              <HeaderCell align="mid" className="result-mark">
                <abbr title={t('parts.result.qualification')} className="no-underline">
                  {'Q'}
                  <span className="visually-hidden">{`, ${t('parts.result.qualification')}`}</span>
                </abbr>
              </HeaderCell>
            )}
          </tr>
        </thead>
        <tbody>
          {unit.results.map((line) => (
            <ResultRow
              key={`${line.position} ${line.competitor.id}`}
              line={line}
              columns={columns}
              unit={unit}
              names={names}
            />
          ))}
        </tbody>
      </Table>
      {columns.qualification && <p className="pt-2 text-second text-ink3">{t('parts.result.qualificationHint')}</p>}
    </section>
  );
}
