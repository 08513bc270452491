import './result.css';
import { HeaderCell, Table } from '@podium/ui';
import { useCallback, useState } from 'react';
import { LongBody, isLong } from '@podium/ui/long-body';
import { useText } from '../page-context.tsx';
import { AllRowsLink } from './all-rows-link.tsx';
import { groupDetails } from './details.ts';
import { NoLines } from './no-lines.tsx';
import { ResultRow } from './result-row.tsx';
import type { ResultLineAnswer, UnitAnswer } from '@podium/contract';

export interface ResultColumns {
  rank: boolean;
  /** The place in the list, where ranks are shared or missing. */
  position: boolean;
  bib: boolean;
  organisation: boolean;
  diff: boolean;
  qualification: boolean;
}

function columnsOf(lines: ResultLineAnswer[], isHeadToHead: boolean): ResultColumns {
  return {
    rank: !isHeadToHead || lines.some(({ rank }) => rank),
    position: !isHeadToHead && lines.some(({ rankEqual }) => rankEqual),
    organisation: lines.some(({ competitor }) => competitor.type === 'athlete' && competitor.organisation),
    bib: lines.some(({ bib }) => bib),
    diff: lines.some(({ diff }) => diff),
    qualification: lines.some(({ qualification }) => qualification),
  };
}

const hasMore = ({ details, records, competitor }: ResultLineAnswer) =>
  groupDetails(details).length > 0 || records.length > 0 || (competitor.members?.length ?? 0) > 0;

/** A line of a phone, the highest there is: where it is lower, the end of the list comes nearer, and never goes away. */
const ROW_PX = 96;

/** Place, name, result, difference and who goes on; the rest opens below the line. */
export function ResultTable({ unit, isWhole = false }: { unit: UnitAnswer; isWhole?: boolean }) {
  const t = useText();
  // Kept here, so that a line that was opened is open when it comes back into the window.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const handleOpen = useCallback(
    (key: string, isOpen: boolean) =>
      setOpened((now) => {
        if (now.has(key) === isOpen) return now;
        const next = new Set(now);
        if (isOpen) next.add(key);
        else next.delete(key);
        return next;
      }),
    [],
  );
  if (unit.results.length === 0) {
    const missing = t(unit.children.length > 0 ? 'parts.result.inParts' : 'parts.result.withoutResults');
    return <NoLines unit={unit} awaited={t('state.noResults')} missing={missing} />;
  }
  // Of two sides the score above says all, unless there is more to open.
  if (unit.isHeadToHead && !unit.results.some(hasMore)) return null;
  const columns = columnsOf(unit.results, unit.isHeadToHead);
  const count = unit.results.length;
  return (
    <section>
      <Table
        caption={t('parts.result.results')}
        className={isLong(count) ? 'result-table is-long' : 'result-table'}
        rowCount={isLong(count) ? count + 1 : undefined}
      >
        <thead>
          <tr>
            {columns.rank && (
              <HeaderCell align="mid" className="result-rank">
                {t('parts.result.rank')}
              </HeaderCell>
            )}
            {columns.position && (
              <HeaderCell align="mid" className="result-place max-lg:hidden">
                {t('parts.result.position')}
              </HeaderCell>
            )}
            {columns.bib && (
              <HeaderCell align="mid" className="result-bib max-sm:hidden">
                {t('parts.result.bib')}
              </HeaderCell>
            )}
            <HeaderCell>{t('parts.result.name')}</HeaderCell>
            {columns.organisation && (
              <HeaderCell className="result-from max-md:hidden">{t('parts.result.organisation')}</HeaderCell>
            )}
            <HeaderCell align="end" className="result-best">
              {t('parts.result.result')}
            </HeaderCell>
            {columns.diff && (
              <HeaderCell align="end" className="result-diff max-sm:hidden">
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
        <LongBody
          count={count}
          rowHeight={ROW_PX}
          isWhole={isWhole}
          row={(index, measure) => {
            const line = unit.results[index]!;
            const key = `${line.position} ${line.competitor.id}`;
            return (
              <ResultRow
                key={key}
                line={line}
                columns={columns}
                unit={unit}
                index={index}
                measure={measure}
                isOpen={opened.has(key)}
                rowKey={key}
                onOpen={handleOpen}
              />
            );
          }}
        />
      </Table>
      <AllRowsLink count={count} isWhole={isWhole} />
      {columns.qualification && <p className="pt-2 text-second text-ink3">{t('parts.result.qualificationHint')}</p>}
    </section>
  );
}
