/** Lines of contests, rounds and events in the order of their ranks, and medals. */
import { irmOrder } from '@podium/games';
import { row } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import type { ListEvent } from './list-events.ts';
import { markText } from './list-marks.ts';
import type { ListMark } from './list-marks.ts';
import { medalIn } from './list-words.ts';
import type { EventRound } from './list-rounds.ts';
import { counts, isDone } from './race-runners.ts';
import type { Runner } from './race-runners.ts';
import type { RaceContext } from './result-rows.ts';

interface Ranked {
  runner: Runner;
  rank: number | undefined;
  isEqual: boolean;
}

/** Ranks by the places of the list where it has them, else by marks; equal marks share a rank. */
function rank(event: ListEvent, runners: readonly Runner[], usesPlaces: boolean): { lines: Ranked[]; derived: number } {
  const hasPlaces = usesPlaces && runners.some(({ place }) => place !== undefined);
  const value = ({ mark }: Runner): number =>
    mark === undefined ? Infinity : event.better === 'lower' ? mark.value : -mark.value;
  const isRanked = (runner: Runner): boolean =>
    counts(runner) && (hasPlaces ? runner.place !== undefined : runner.mark !== undefined);
  const key = (runner: Runner): number => (hasPlaces ? runner.place! : value(runner));
  const ranked = runners
    .filter(isRanked)
    .toSorted((one, other) => key(one) - key(other) || value(one) - value(other) || one.id.localeCompare(other.id));
  const rest = runners
    .filter((runner) => !isRanked(runner))
    .toSorted(
      (one, other) =>
        irmOrder(one.irm) - irmOrder(other.irm) ||
        Number(one.line.lane ?? 0) - Number(other.line.lane ?? 0) ||
        one.id.localeCompare(other.id),
    );
  const lines: Ranked[] = [];
  for (const [index, runner] of ranked.entries()) {
    const before = lines.at(-1);
    const isTied = before !== undefined && key(before.runner) === key(runner);
    if (isTied) before.isEqual = true;
    lines.push({ runner, rank: hasPlaces ? runner.place : isTied ? before.rank : index + 1, isEqual: isTied });
  }
  return {
    lines: [...lines, ...rest.map((runner) => ({ runner, rank: undefined, isEqual: false }))],
    derived: hasPlaces ? 0 : ranked.length,
  };
}

export function addLines(
  level: 'unit' | 'phase' | 'event' | 'pool',
  ref: string,
  event: ListEvent,
  runners: readonly Runner[],
  decimals: number,
  { usesPlaces, context }: { usesPlaces: boolean; context: RaceContext },
): void {
  const { lines, derived } = rank(event, runners, usesPlaces);
  if (level === 'unit') context.rows.derivedRanks += derived;
  const before = new Map(
    (context.known.results ?? []).flatMap((line) =>
      line['level'] === level && line['ref'] === ref ? [[line['competitor'] ?? '', line] as const] : [],
    ),
  );
  for (const { runner } of lines) {
    context.places.note(runner.line, ref, runner.id);
    context.places.note(runner.line, ref);
  }
  for (const [index, { runner, rank: place, isEqual }] of lines.entries())
    context.rows.results.push(
      lineRow({ level, ref, sort: index + 1 }, runner, {
        place,
        isEqual,
        decimals,
        event,
        before: before.get(runner.id),
      }),
    );
}

function lineRow(
  cells: { level: string; ref: string; sort: number },
  { type, id, line, mark, irm }: Runner,
  {
    place,
    isEqual,
    decimals,
    event,
    before,
  }: { place: number | undefined; isEqual: boolean; decimals: number; event: ListEvent; before: FolderRow | undefined },
): FolderRow {
  const isValid = irm === undefined && mark !== undefined;
  return row({
    ...cells,
    competitor_type: type,
    competitor: id,
    ...(cells.level === 'unit' && {
      start_order: numberOf(line.lane) ?? before?.['start_order'],
      bib: line.competitor.bib ?? before?.['bib'],
    }),
    rank: place,
    rank_equal: isEqual ? 'true' : undefined,
    result_type: irm === undefined ? (isValid ? typeOf(event, mark) : undefined) : 'IRM',
    result: isValid ? markText(mark, decimals) : undefined,
    irm,
    points:
      line.points === undefined || irm !== undefined
        ? undefined
        : /^\d+(?:[.,]\d+)?$/u.exec(line.points)?.[0].replace(',', '.'),
    qualification: before?.['qualification'],
  });
}

const typeOf = ({ measure }: ListEvent, mark: ListMark): string =>
  measure === 'time' || mark.kind === 'time' ? 'TIME' : measure === 'distance' ? 'DISTANCE' : 'POINTS';

const numberOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : (/^\d{1,3}/u.exec(text)?.[0] ?? text.slice(0, 10));

/** The table of a pool, or the final ranking, of a sport in which two sides meet. */
export function addTable(
  event: ListEvent,
  round: EventRound,
  runners: readonly Runner[],
  decimals: number,
  context: RaceContext,
): void {
  addMedals(event, runners, context);
  if (!runners.some(isDone)) return;
  if (round.round.kind === 'pool') addLines('pool', round.id, event, runners, decimals, { usesPlaces: true, context });
  else addLines('event', event.id, event, runners, decimals, { usesPlaces: true, context });
}

export function onePer(runners: readonly Runner[]): Runner[] {
  const best = new Map<string, Runner>();
  for (const runner of runners)
    if (!best.has(runner.id) || (!counts(best.get(runner.id)!) && counts(runner))) best.set(runner.id, runner);
  return [...best.values()];
}

/** The final ranking: the last round first, then those who were out before it. It exists once the final has a result. */
export function addRanking(
  event: ListEvent,
  done: readonly { round: EventRound; runners: Runner[]; isOverall: boolean }[],
  context: RaceContext,
): void {
  for (const { runners } of done) addMedals(event, runners, context);
  const last = done.at(-1);
  if (last?.round.round.kind !== 'final' || !last.runners.some(counts)) return;
  const seen = new Set<string>();
  const decimals = Math.max(
    0,
    ...done.flatMap(({ runners }) => runners.map(({ mark }) => Math.min(mark?.decimals ?? 0, event.decimals))),
  );
  const lines: Ranked[] = [];
  const withoutRank: Ranked[] = [];
  for (const { runners, isOverall } of done.toReversed()) {
    const open = onePer(runners).filter(({ id }) => !seen.has(id));
    for (const { id } of open) seen.add(id);
    const base = lines.length;
    const isFirst = base === 0;
    for (const ranked of rank(event, open, isFirst && isOverall).lines)
      if (ranked.rank === undefined) withoutRank.push(ranked);
      else lines.push(isFirst ? ranked : { ...ranked, rank: base + ranked.rank });
  }
  for (const [index, { runner, rank: place, isEqual }] of [...lines, ...withoutRank].entries())
    context.rows.results.push(
      lineRow({ level: 'event', ref: event.id, sort: index + 1 }, runner, {
        place,
        isEqual,
        decimals,
        event,
        before: undefined,
      }),
    );
}

/** Medals that the list names; places alone are none, as competitions award them differently. */
function addMedals(event: ListEvent, runners: readonly Runner[], { rows, day }: RaceContext): void {
  for (const { type, id, line } of runners) {
    const medal = [line.medal, line.place, line.mark, line.status]
      .map((cell) => (cell === undefined ? undefined : medalIn(cell)))
      .find((found) => found !== undefined);
    if (medal === undefined || rows.medals.some((each) => each['event'] === event.id && each['competitor'] === id))
      continue;
    rows.medals.push(
      row({
        event: event.id,
        medal,
        competitor_type: type,
        competitor: id,
        age_group: event.hasGroups ? line.event.class : undefined,
        date: line.date ?? day,
        status: 'official',
      }),
    );
  }
}
