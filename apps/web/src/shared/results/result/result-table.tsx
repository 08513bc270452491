import './result.css';
import { inLanes } from '@podium/disciplines/reading';
import { HeaderCell, Table } from '@podium/ui';
import { useCallback, useMemo, useState } from 'react';
import { LongBody, isLong } from '@podium/ui/long-body';
import { useText } from '../../shell/page-context.tsx';
import { columnClass, factColumns, readLines, withoutSplit } from '../sport/fact-columns.ts';
import { FactHeading, FactName } from '../sport/fact-name.tsx';
import { useSport } from '../sport/use-sport.ts';
import { AllRowsLink } from './all-rows-link.tsx';
import { runningRace } from './contest-head.ts';
import type { RunningRace } from './contest-head.ts';
import { NoLines } from './no-lines.tsx';
import { ResultRow, opens } from './result-row.tsx';
import { commonColumns } from '@podium/contract/result-columns';
import { SpokenAside } from '../../elements/parts/spoken-aside.tsx';
import type { UnitAnswer } from '@podium/contract';
import type { Fact } from '@podium/disciplines/reading';

/**
 * The largest height of a row, on a phone (px): if rows are lower, scrolling brings the end of the list nearer but
 * never skips it.
 */
const ROW_PX = 96;

interface ResultTableProps {
  unit: UnitAnswer;
  isWhole?: boolean;
}

/** The lines of a result, or the reason why there are none. */
export function ResultTable({ unit, isWhole = false }: ResultTableProps) {
  const t = useText();
  if (unit.results.length > 0) return <RunningLines unit={unit} isWhole={isWhole} />;
  return <NoLines unit={unit} awaited={t('state.noResults')} missing={t('parts.result.withoutResults')} />;
}

/** A live race, shown as of its last split. */
function RunningLines({ unit, isWhole }: Required<ResultTableProps>) {
  const { discipline } = useSport(unit.discipline?.code);
  const race = useMemo(() => runningRace(unit, readLines(discipline, unit)), [unit, discipline]);
  if (!race) return <ResultLines unit={unit} isWhole={isWhole} />;
  const { results, split, earlier } = race;
  return <ResultLines unit={{ ...unit, results }} isWhole={isWhole} at={split} earlier={earlier} />;
}

interface ResultLinesProps {
  /** A unit, or another object with lines, such as a whole round. */
  unit: Pick<UnitAnswer, 'results' | 'details' | 'isHeadToHead' | 'discipline' | 'event'> &
    Partial<Pick<UnitAnswer, 'outcome'>>;
  isWhole: boolean;
  /** Caption of the table, if the page has several. */
  caption?: string;
  /** The split at which the marks of a live race were measured. */
  at?: Fact;
  /** Places at an earlier split, of competitors who have not reached that one. */
  earlier?: RunningRace['earlier'];
}

/** Place, name, result, gap, qualification and the columns of the sport; further details expand below the line. */
export function ResultLines({ unit, isWhole, caption, at, earlier }: ResultLinesProps) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  const facts = useMemo(() => readLines(sport.discipline, unit), [sport.discipline, unit]);
  const columns = useMemo(
    () => ({
      ...commonColumns(unit.results, unit.isHeadToHead),
      // An apparatus final has a single score, whose column would repeat the result.
      own: withoutSplit(
        factColumns(inLanes(sport.discipline, unit.event?.id, unit.event ?? undefined), unit.results, facts),
        at,
      ).filter(
        ({ cell, heading }, _index, all) =>
          // A column of a series stays: the first of three attempts may be everybody's best.
          all.filter((other) => other.heading.code === heading.code).length > 1 ||
          unit.results.some((line) => cell(line) !== (line.result ?? '')),
      ),
    }),
    [unit, sport.discipline, facts, at],
  );
  // Kept here, so that an opened line is still open when it scrolls back into view.
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
  const count = unit.results.length;
  const hasMore = unit.results.some((line) => opens(line, facts.get(line)!, sport));
  return (
    <section>
      <Table
        caption={caption ?? t('parts.result.results')}
        className={`card-table result-table${isLong(count) ? ' is-long' : ''}${hasMore ? ' opens' : ''}`}
        rowCount={isLong(count) ? count + 1 : undefined}
      >
        <thead>
          <tr>
            {columns.rank && (
              <HeaderCell align="mid" className="result-rank">
                <span className="phone-only" aria-hidden="true">
                  {t('parts.result.rankShort')}
                </span>
                <span className="result-rank-word">{t('parts.result.rank')}</span>
              </HeaderCell>
            )}
            {columns.position && (
              <HeaderCell align="mid" className="result-place desktop-up">
                {t('parts.result.position')}
              </HeaderCell>
            )}
            {columns.bib && (
              <HeaderCell align="mid" className="result-bib tablet-up">
                {t('parts.result.bib')}
              </HeaderCell>
            )}
            <HeaderCell>{t('parts.result.name')}</HeaderCell>
            {columns.organisation && (
              <HeaderCell className="result-from laptop-up">{t('parts.result.organisation')}</HeaderCell>
            )}
            {columns.own.map(({ id, heading, width }) => (
              <HeaderCell key={id} align="end" className={`result-own ${columnClass[width]}`}>
                <FactHeading sport={sport} fact={heading} />
              </HeaderCell>
            ))}
            <HeaderCell align="end" className="result-best">
              {at ? <FactName sport={sport} fact={at} /> : t('parts.result.result')}
            </HeaderCell>
            {columns.diff && (
              <HeaderCell align="end" className="result-diff tablet-up">
                {t('parts.result.diff')}
              </HeaderCell>
            )}
            {columns.qualification && (
              <HeaderCell align="mid" className="result-mark">
                <abbr data-tip={t('parts.result.qualification')} className="abbreviation">
                  {'Q'}
                  <SpokenAside text={t('parts.result.qualification')} />
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
                earlier={earlier?.get(line)}
                columns={columns}
                unit={unit}
                sport={sport}
                facts={facts}
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
      {columns.qualification && (
        <p className="foot-note text-second text-ink3">{t('parts.result.qualificationHint')}</p>
      )}
    </section>
  );
}
