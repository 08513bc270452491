import { halfPoints, superscript } from '@podium/games';
import { disciplineFor } from '@podium/disciplines';
import {
  factColumns,
  findPeriodName,
  inLanes,
  lostDecider,
  readLines,
  readUnitFacts,
} from '@podium/disciplines/reading';
import type { Fact } from '@podium/disciplines/reading';
import { ageGroupRankings } from '@podium/contract/age-groups';
import { commonColumns, shownGap } from '@podium/contract/result-columns';
import { isWinner } from '@podium/contract/winner';
import { scoreSides } from '@podium/contract/score-sides';
import type { DetailAnswer, EntryMethod, LanguageCode, ResultLineAnswer, UnitAnswer } from '@podium/contract';
import { irmName, phrase, recordName, shortSportPhrase, sportPhrase } from '../../../ground/phrases.ts';
import type { Block, Cell, TableBlock, TableColumn } from '../paper.ts';
import { cell, competitorName, delegationName, joinTexts, nameCell, boldCell } from './sheet-context.ts';

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
      head: sportPhrase(
        code,
        language,
        inLanes(disciplineFor(code), unit.event?.id, unit.event ?? undefined).startOrder,
      ),
      align: 'center',
      cellOf: ({ startOrder }) => cell(startOrder),
    },
    lines.some(({ bib }) => bib) && { head: label('bib'), align: 'center', cellOf: ({ bib }) => cell(bib) },
    {
      head: label('name'),
      align: 'start',
      isWide: true,
      cellOf: ({ competitor, entry }) => withMethod(nameCell(language, competitor, competitor.members), entry?.method),
    },
    lines.some(({ competitor }) => delegationName(competitor)) && {
      head: label('delegation'),
      align: 'start',
      cellOf: ({ competitor, nationality }) => ({
        ...cell(delegationName(competitor)),
        ...(nationality && { below: nationality }),
      }),
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

/** Adds the method of entry below the name: `WC (Wild card)`. */
function withMethod(named: Cell, method: EntryMethod | undefined): Cell {
  if (!method) return named;
  const words = method.name === undefined ? method.code : `${method.code} (${method.name})`;
  return { ...named, below: joinTexts([words, named.below]) };
}

/** A unit or a ranking with the lines to print. */
interface Lines {
  results: readonly ResultLineAnswer[];
  details: readonly DetailAnswer[];
  isHeadToHead: boolean;
  discipline: { code: string } | null;
  event?: { id: string; gender?: string | null; lanes?: number } | null;
  outcome?: UnitAnswer['outcome'];
  /** Two sides only: the counts of a shoot-out. */
  competitors?: UnitAnswer['competitors'];
}

/** The columns of the results page, without the position in the list. */
export function resultTable(
  language: LanguageCode,
  { results, details, isHeadToHead, discipline, event, outcome, competitors = [] }: Lines,
): TableBlock {
  const code = discipline?.code ?? '';
  const sport = inLanes(disciplineFor(code), event?.id, event ?? undefined);
  const common = commonColumns(results, isHeadToHead);
  const label = (key: 'rank' | 'bib' | 'name' | 'delegation' | 'result' | 'diff' | 'medal'): string =>
    phrase(language, `prints.${key}`);
  const hasWon = ({ competitor, wlt }: ResultLineAnswer): boolean =>
    isHeadToHead && isWinner(outcome, competitor.id, wlt);
  const nameOf = (line: ResultLineAnswer): Cell => {
    const { isStrong: _isStrong, ...named } = nameCell(language, line.competitor, line.competitor.members);
    if (!isHeadToHead) return { ...named, isStrong: true };
    const winner = hasWon(line) && phrase(language, 'prints.winner', { gender: event?.gender ?? '' });
    return winner ? { ...named, isStrong: true, below: joinTexts([winner, named.below]) } : named;
  };
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
      cellOf: nameOf,
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
      cellOf: ({ competitor, result, irm, records }) => {
        const shootOut = competitors.find(({ id }) => id !== null && id === competitor.id)?.shootOut;
        const below = joinTexts([
          irm && irmName(language, irm),
          ...records.map((record) => recordName(language, record)),
        ]);
        return {
          ...boldCell(
            irm ?? joinTexts([isHeadToHead && result ? halfPoints(result) : result, shootOut && `(${shootOut})`], ' '),
          ),
          ...(below === '' ? {} : { below }),
        };
      },
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
      cellOf: ({ medal }) => cell(medal && phrase(language, `medal.${medal}`)),
    },
  ]);
}

/** A table for each age group, with the ranks inside the group. */
export function ageGroupBlocks(language: LanguageCode, result: Lines): Block[] {
  return ageGroupRankings(result.results).flatMap(({ name, lines }): Block[] => [
    { kind: 'heading', level: 3, text: name, facts: [] },
    resultTable(language, { ...result, results: lines }),
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
          cellOf: ({ side }) =>
            cell(
              halfPoints((side === 'home' ? period.homePeriod : period.awayPeriod)!) +
                superscript(lostDecider(disciplineFor(code), period.details ?? [], side)),
            ),
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
  return key === null ? joinTexts([code, number], ' ') : shortSportPhrase(sport, language, key, number);
}
