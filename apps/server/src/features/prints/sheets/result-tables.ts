import { disciplineFor } from '@podium/disciplines';
import { factColumns, inLanes, findPeriodName, readLines, readUnitFacts } from '@podium/disciplines/reading';
import type { Fact } from '@podium/disciplines/reading';
import { commonColumns, shownGap } from '@podium/contract/result-columns';
import { scoreSides } from '@podium/contract/score-sides';
import type { DetailAnswer, LanguageCode, ResultLineAnswer, UnitAnswer } from '@podium/contract';
import { phrase, shortSportPhrase, sportPhrase } from '../../../phrases.ts';
import type { Cell, TableBlock, TableColumn } from '../paper.ts';
import { cell, competitorName, delegationName, joined, nameCell, boldCell } from './sheet-context.ts';

/** A column with its cells; left out if no line has a value for it. */
interface PrintColumn<Line> extends TableColumn {
  cellOf: (line: Line) => Cell;
}

function buildTable<Line>(lines: readonly Line[], columns: readonly (PrintColumn<Line> | false)[]): TableBlock {
  const visibleColumns = columns.filter((column) => column !== false);
  return {
    kind: 'table',
    columns: visibleColumns.map(({ head, align, isWide }) => ({ head, align, ...(isWide ? { isWide } : {}) })),
    rows: lines.map((line) => visibleColumns.map(({ cellOf }) => cellOf(line))),
  };
}

/** Competitors in start order. */
export function startListTable(language: LanguageCode, unit: UnitAnswer): TableBlock {
  const lines = unit.startList;
  const code = unit.discipline?.code ?? '';
  const label = (key: 'bib' | 'name' | 'delegation' | 'seed' | 'entryMark'): string =>
    phrase(language, `prints.${key}`);
  return buildTable(lines, [
    lines.some(({ startOrder }) => startOrder) && {
      head: sportPhrase(code, language, inLanes(disciplineFor(code), unit.event?.id).startOrder),
      align: 'center',
      cellOf: ({ startOrder }) => cell(startOrder),
    },
    lines.some(({ bib }) => bib) && { head: label('bib'), align: 'center', cellOf: ({ bib }) => cell(bib) },
    {
      head: label('name'),
      align: 'start',
      isWide: true,
      cellOf: ({ competitor }) => nameCell(language, competitor, competitor.members),
    },
    lines.some(({ competitor }) => delegationName(competitor)) && {
      head: label('delegation'),
      align: 'start',
      cellOf: ({ competitor }) => cell(delegationName(competitor)),
    },
    lines.some(({ entry }) => entry?.seed) && {
      head: label('seed'),
      align: 'end',
      cellOf: ({ entry }) => cell(entry?.seed),
    },
    lines.some(({ entry }) => entry?.best) && {
      head: label('entryMark'),
      align: 'end',
      cellOf: ({ entry }) => cell(entry?.best),
    },
  ]);
}

/** A unit or a ranking with the lines to print. */
interface Lines {
  results: readonly ResultLineAnswer[];
  details: readonly DetailAnswer[];
  isHeadToHead: boolean;
  discipline: { code: string } | null;
  event?: { id: string } | null;
}

/** The columns of the results page, without the position in the list. */
export function resultTable(
  language: LanguageCode,
  { results, details, isHeadToHead, discipline, event }: Lines,
): TableBlock {
  const code = discipline?.code ?? '';
  const sport = inLanes(disciplineFor(code), event?.id);
  const common = commonColumns(results, isHeadToHead);
  const label = (key: 'rank' | 'bib' | 'name' | 'delegation' | 'result' | 'diff' | 'medal'): string =>
    phrase(language, `prints.${key}`);
  return buildTable<ResultLineAnswer>(results, [
    common.rank && {
      head: label('rank'),
      align: 'center',
      cellOf: ({ rank, rankEqual }) => cell(rank && rank + (rankEqual ? '=' : '')),
    },
    common.bib && { head: label('bib'), align: 'center', cellOf: ({ bib }) => cell(bib) },
    {
      head: label('name'),
      align: 'start',
      isWide: true,
      cellOf: ({ competitor }) => nameCell(language, competitor, competitor.members),
    },
    common.organisation && {
      head: label('delegation'),
      align: 'start',
      cellOf: ({ competitor }) => cell(delegationName(competitor)),
    },
    ...factColumns(sport, results, readLines(sport, { results, details })).map(
      ({ heading, cell: textOf }): PrintColumn<ResultLineAnswer> => ({
        head: factHead(code, language, heading),
        align: 'end',
        cellOf: (line) => cell(textOf(line)),
      }),
    ),
    results.some(({ result, irm }) => result ?? irm) && {
      head: label('result'),
      align: 'end',
      cellOf: ({ result, irm, records }) => ({
        ...boldCell(joined([irm ?? result], '')),
        ...(records.length > 0 ? { below: records.map(({ type }) => type).join(' ') } : {}),
      }),
    },
    common.diff && { head: label('diff'), align: 'end', cellOf: (line) => cell(shownGap(line)) },
    common.qualification && {
      head: 'Q',
      align: 'center',
      cellOf: ({ qualification }) => cell(qualification),
    },
    results.some(({ medal }) => medal) && {
      head: label('medal'),
      align: 'start',
      cellOf: ({ medal }) => cell(medal && phrase(language, `prints.${medal}`)),
    },
  ]);
}

/** The score of each part of a contest between two sides; empty if there is at most one part. */
export function periodTable(language: LanguageCode, unit: UnitAnswer): TableBlock[] {
  const played = unit.periods.filter(({ code, homePeriod, awayPeriod }) => code !== 'TOT' && homePeriod && awayPeriod);
  if (!unit.isHeadToHead || played.length < 2) return [];
  const code = unit.discipline?.code ?? '';
  return [
    buildTable(scoreSides(unit), [
      {
        head: phrase(language, 'prints.name'),
        align: 'start',
        isWide: true,
        cellOf: ({ competitor }) => cell(competitorName(language, competitor)),
      },
      ...played.map((period): PrintColumn<ReturnType<typeof scoreSides>[number]> => {
        const name = findPeriodName(disciplineFor(code), period.code);
        return {
          head: name ? sportPhrase(code, language, name.short, name.number) : period.code,
          align: 'center',
          cellOf: ({ side }) => cell(side === 'home' ? period.homePeriod : period.awayPeriod),
        };
      }),
    ]),
  ];
}

/** Facts about a unit as a whole: `Wind: +0.8`. */
export function unitFacts(language: LanguageCode, { details, discipline }: UnitAnswer): string[] {
  const code = discipline?.code ?? '';
  return readUnitFacts(disciplineFor(code), details).flatMap(({ phrase: key, number, value, valuePhrase }) => {
    if (key === null || value === '') return [];
    const text = valuePhrase ? sportPhrase(code, language, valuePhrase) : value;
    return [phrase(language, 'prints.fact', { name: sportPhrase(code, language, key, number), value: text })];
  });
}

type Heading = Pick<Fact, 'phrase' | 'number' | 'place' | 'placePhrase' | 'code'>;

function factHead(
  sport: string,
  language: LanguageCode,
  { phrase: key, number, place, placePhrase, code }: Heading,
): string {
  if (placePhrase) return sportPhrase(sport, language, placePhrase);
  if (place) return place;
  return key === null ? joined([code, number], ' ') : shortSportPhrase(sport, language, key, number);
}
