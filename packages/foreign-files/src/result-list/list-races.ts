/** Contests of any number of competitors. */
import { row } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { stableId } from '../stable-id.ts';
import type { KnownRows } from './known-games.ts';
import { rowsBy } from './known-games.ts';
import type { ListEvent } from './list-events.ts';
import { signed } from './list-marks.ts';
import { heatName } from './list-rounds.ts';
import type { EventRound } from './list-rounds.ts';
import { addLines, addRanking, addTable, onePer } from './race-rankings.ts';
import { arePlacesOverall, isDone, readRunners } from './race-runners.ts';
import type { Runner } from './race-runners.ts';
import type { RaceContext } from './result-rows.ts';

/** The contests and rankings of the lines of an event. */
export function addRaces(event: ListEvent, rounds: readonly EventRound[], context: RaceContext): void {
  const done: { round: EventRound; runners: Runner[]; isOverall: boolean }[] = [];
  for (const round of rounds) {
    const lines = round.records.filter((record) => record.kind === 'line');
    if (lines.length === 0) continue;
    const heats = Map.groupBy(lines, (line) => line.round?.number);
    const decimals = { most: 0 };
    const byHeat = [...heats].map(([label, ofHeat]) => ({ label, runners: readRunners(event, ofHeat, context) }));
    const all = byHeat.flatMap(({ runners }) => runners);
    for (const { mark } of all)
      if (mark) decimals.most = Math.max(decimals.most, Math.min(mark.decimals, event.decimals));
    const isOverall = byHeat.length > 1 && arePlacesOverall(byHeat.map(({ runners }) => runners));
    if (event.isOfSides) {
      addTable(event, round, all, decimals.most, context);
      continue;
    }
    const sorted = byHeat.toSorted((one, other) =>
      (one.label ?? '').localeCompare(other.label ?? '', 'en', { numeric: true }),
    );
    const known = context.rounds.knownUnits(round.id);
    const parent = known.find(({ id }) => id === round.id || known.some((other) => other['parent'] === id))?.['id'];
    if (byHeat.length > 1 && parent === undefined)
      context.rounds.addUnit(round.id, round.id, undefined, {
        isOver: byHeat.every(({ runners }) => runners.some(isDone)),
        hasLines: false,
        records: lines,
        name: round.round.name,
        order: 0,
      });
    for (const [index, { label, runners }] of sorted.entries()) {
      const unit = findUnit(known, label, byHeat.length, runners, context.known);
      const id =
        unit?.['id'] ??
        (byHeat.length === 1 && parent === undefined ? round.id : stableId(round.id, label ?? String(index + 1)));
      context.rounds.addUnit(id, round.id, unit, {
        isOver: runners.some(isDone),
        hasLines: runners.length > 0,
        records: runners.map(({ line }) => line),
        name: heatName(round, label, byHeat.length),
        order: index + 1,
        ...((byHeat.length > 1 || parent !== undefined) && { parent: parent ?? round.id }),
        number: label,
      });
      addLines('unit', id, event, runners, decimals.most, { usesPlaces: !isOverall, context });
      addDetails(id, event, runners, context);
    }
    if (byHeat.length > 1 && all.some(isDone))
      addLines('phase', round.id, event, onePer(all), decimals.most, { usesPlaces: isOverall, context });
    done.push({ round, runners: all, isOverall: isOverall || byHeat.length === 1 });
  }
  addRanking(event, done, context);
}

/** The contest of the Games that a heat is: by its number, or the only one, or the one with the same competitors. */
function findUnit(
  known: readonly FolderRow[],
  label: string | undefined,
  count: number,
  runners: readonly Runner[],
  rows: KnownRows,
): FolderRow | undefined {
  const leaves = known.filter(({ id }) => !known.some((other) => other['parent'] === id));
  const ids = new Set(runners.map(({ id }) => id));
  const lines = rowsBy(rows.results, 'ref');
  const shared = (unit: FolderRow): number =>
    (lines.get(unit['id']!) ?? []).filter((line) => line['level'] === 'unit' && ids.has(line['competitor'] ?? ''))
      .length;
  const best = leaves.toSorted((one, other) => shared(other) - shared(one))[0];
  if (best && shared(best) > 0 && shared(best) * 2 >= runners.length) return best;
  const numbered = leaves.find(
    (unit) =>
      label !== undefined &&
      (unit['number'] === label ||
        Object.entries(unit).some(([key, value]) => key.startsWith('name_') && value.endsWith(` ${label}`))),
  );
  return numbered ?? (leaves.length === 1 && count === 1 ? leaves[0] : undefined);
}

/** Wind, the reason of a mark, and the runners of a relay. */
function addDetails(ref: string, { sport }: ListEvent, runners: readonly Runner[], { rows }: RaceContext): void {
  const winds = runners.map(
    ({ line, mark }) => mark?.wind ?? (line.wind === undefined ? undefined : signed(line.wind)),
  );
  const seen = new Set(winds.filter((wind) => wind !== undefined));
  const isOfContest = seen.size === 1 && runners.some(({ mark }) => mark?.kind === 'time');
  if (isOfContest)
    rows.details.push(row({ level: 'unit', ref, owner: 'unit', type: 'UI', code: 'WIND_SPEED', value: [...seen][0] }));
  for (const [index, { id, reason, members, type }] of runners.entries()) {
    const line = { level: 'unit', ref, owner: 'line', competitor: id, type: 'ER' };
    const wind = winds[index];
    if (!isOfContest && wind !== undefined) rows.details.push(row({ ...line, code: 'WIND_SPEED', value: wind }));
    if (reason !== undefined) {
      rows.details.push(row({ ...line, code: 'reason', value: reason.slice(0, 200) }));
      rows.usedDetails.add(sport.id);
    }
    if (type === 'team')
      for (const [order, participant] of members.entries())
        rows.lineups.push(
          row({ unit: ref, competitor: id, participant, order: order + 1, role: 'relay-leg', leg: order + 1 }),
        );
  }
}
