import type { BracketAnswer, EventAnswer, ScheduleItemAnswer } from '@podium/contract';
import type { BracketItem, BracketRound } from './layout.ts';

type Phases = EventAnswer['phases'];
type Side = NonNullable<ScheduleItemAnswer['competitors']>[number];

/**
 * Derives brackets for feeds that send none: from the medal matches back to the matches each side came from. Phases in
 * which a competitor plays twice are pools and are skipped.
 */
export function bracketsFromPhases(phases: Phases): BracketAnswer[] {
  const duels = phases.filter(isKnockOut).flatMap(({ units }) => units);
  const roots = duels.filter(({ medal }) => medal !== null);
  const golds = roots.filter(({ medal }) => medal === 'gold');
  const bronzes = roots.filter(({ medal }) => medal === 'bronze');
  return [
    ...golds.map((root) => bracketOf(root, duels, 'FNL')),
    ...bronzes.map((root, index) => bracketOf(root, duels, bronzes.length > 1 ? `BRN${index + 1}` : 'BRN')),
  ].filter(({ code, rounds }) => code !== 'FNL' || rounds.length > 1);
}

const sidesOf = ({ competitors = [] }: ScheduleItemAnswer): Side[] => competitors.slice(0, 2);

function isKnockOut({ units }: Phases[number]): boolean {
  if (units.length === 0 || !units.every(({ isHeadToHead }) => isHeadToHead)) return false;
  const ids = units.flatMap((unit) => sidesOf(unit).flatMap(({ id }) => (id === null ? [] : [id])));
  return new Set(ids).size === ids.length;
}

function bracketOf(root: ScheduleItemAnswer, duels: readonly ScheduleItemAnswer[], code: string): BracketAnswer {
  const levels: ScheduleItemAnswer[][] = [];
  const taken = new Set<string>();
  for (let level = [root]; level.length > 0 && levels.length < 12;) {
    levels.unshift(level);
    for (const { id } of level) taken.add(id);
    level = level.flatMap((unit) =>
      sidesOf(unit).flatMap((side) => {
        const before = wonBefore(side, unit, duels);
        return before && !taken.has(before.id) ? [before] : [];
      }),
    );
  }
  return { code, rounds: levels.map((units) => roundOf(units, duels)) };
}

/**
 * The match a side won to reach this one. The path of a side that lost its previous match (a semifinal) starts here.
 */
function wonBefore(
  { id }: Side,
  unit: ScheduleItemAnswer,
  duels: readonly ScheduleItemAnswer[],
): ScheduleItemAnswer | undefined {
  if (id === null) return undefined;
  const sideIn = (other: ScheduleItemAnswer) => sidesOf(other).find((side) => side.id === id);
  const last = duels
    .filter((other) => startOf(other) < startOf(unit) && sideIn(other))
    .toSorted((one, other) => startOf(one) - startOf(other))
    .at(-1);
  return last && sideIn(last)?.wlt === 'W' ? last : undefined;
}

const startOf = ({ start }: ScheduleItemAnswer) => (start ? Date.parse(start) : Number.NaN);

function roundOf(units: readonly ScheduleItemAnswer[], duels: readonly ScheduleItemAnswer[]): BracketRound {
  const items = units.map((unit, index): BracketItem => ({
    code: unit.code,
    unit: unit.id,
    order: index + 1,
    position: index + 1,
    result: null,
    places: sidesOf(unit).map((side, place) => {
      const { result, irm, wlt, rank: _rank, ...competitor } = side;
      const before = wonBefore(side, unit, duels);
      return {
        pos: String(place + 1),
        competitor: before ? { ...competitor, from: { unit: before.id, result: 'W' } } : competitor,
        seed: null,
        wlt: wlt ?? null,
        result: result ?? null,
        irm: irm ?? null,
      };
    }),
  }));
  return { code: units[0]?.phase?.name ?? '', items };
}
