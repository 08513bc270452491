/**
 * Builds brackets from a draw in a Games folder: units with a bracket position, and the units whose winners fill open
 * sides.
 */
import type { BracketAnswer } from '@podium/contract';
import { placeMethod } from '../program/entry-method.ts';
import type { Presenter } from '../program/presenter.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';

type Round = BracketAnswer['rounds'][number];
type Item = Round['items'][number];
type DrawnUnit = UnitInfo & { bracket: NonNullable<UnitInfo['bracket']> };

const isDrawn = (unit: UnitInfo): unit is DrawnUnit => unit.bracket !== undefined;

/** Codes of the main bracket in a folder and in the feed. */
const mainCodes = new Set(['MAIN', 'FNL']);

/**
 * Builds the brackets of one event, the main one first.
 *
 * @param units competition units of the event
 * @param seeds seed by competitor
 */
export function drawnBrackets(
  presenter: Presenter,
  units: readonly UnitInfo[],
  seeds: ReadonlyMap<string, string>,
): BracketAnswer[] {
  const phaseName = (set: string, code: string): string | undefined =>
    presenter.text(presenter.snapshot.reference.labels.get(`${set} ${code}`));
  const brackets = Map.groupBy(units.filter(isDrawn), (unit) => unit.bracket.code);
  return [...brackets]
    .map(([code, drawn]) => ({
      code,
      name: phaseName('BRACKET', code),
      rounds: orderRounds(presenter, drawn).map(([round, items]) => ({
        code: round,
        name: phaseName('BRACKET_ROUND', round),
        items: sortByPosition(items).map((unit, index) => presentItem(presenter, unit, index, seeds)),
      })),
    }))
    .toSorted((a, b) => Number(mainCodes.has(b.code)) - Number(mainCodes.has(a.code)));
}

/** The unit's round, otherwise its phase. */
const bracketRound = ({ bracket, phaseId }: DrawnUnit): string => bracket.round ?? phaseId ?? '';

/** Orders rounds by play: a round follows every round that fills its sides; otherwise size, phase and time decide. */
function orderRounds(presenter: Presenter, drawn: readonly DrawnUnit[]): [string, DrawnUnit[]][] {
  const rounds = Map.groupBy(drawn, bracketRound);
  const roundByUnit = new Map(drawn.map((unit) => [unit.id, bracketRound(unit)]));
  const sources = new Map(
    [...rounds].map(([code, units]) => [code, new Set(units.flatMap((unit) => sourceRounds(unit, roundByUnit, code)))]),
  );
  const waiting = [...rounds].toSorted(([a, aUnits], [b, bUnits]) =>
    compareKeys(roundKey(presenter, a, aUnits), roundKey(presenter, b, bUnits)),
  );
  const ordered: [string, DrawnUnit[]][] = [];
  while (waiting.length > 0) {
    const open = new Set(waiting.map(([code]) => code));
    const next = waiting.findIndex(([code]) => ![...sources.get(code)!].some((source) => open.has(source)));
    // Rounds that fill each other in a cycle keep the given order.
    ordered.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return ordered;
}

function sourceRounds(unit: UnitInfo, roundByUnit: ReadonlyMap<string, string>, ownRound: string): string[] {
  return unit.summary.flatMap(({ from }) => {
    const round = from && roundByUnit.get(from.unit);
    return round === undefined || round === ownRound ? [] : [round];
  });
}

function roundKey(presenter: Presenter, code: string, units: readonly DrawnUnit[]): number[] {
  const min = (values: (number | undefined)[]): number =>
    Math.min(...values.map((value) => value ?? Number.MAX_SAFE_INTEGER));
  const { phases } = presenter.snapshot.reference;
  return [
    roundRank(code),
    min(units.map(({ phaseId }) => phases.get(phaseId ?? '')?.order)),
    min(units.map(({ startAt }) => startAt)),
    min(units.map(({ order }) => order)),
  ];
}

/** `R32` precedes `R16`, which precedes the quarterfinals; rounds with custom names share one rank. */
function roundRank(code: string): number {
  const size = /^R(\d+)$/.exec(code)?.[1] ?? { QFL: '8', SFL: '4', FNL: '2' }[code];
  return size === undefined ? 0 : -Number(size);
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index === -1 ? 0 : a[index]! - b[index]!;
}

function sortByPosition(units: readonly DrawnUnit[]): DrawnUnit[] {
  return units.toSorted(
    (a, b) =>
      (a.bracket.position ?? Number.MAX_SAFE_INTEGER) - (b.bracket.position ?? Number.MAX_SAFE_INTEGER) ||
      a.order - b.order,
  );
}

function presentItem(presenter: Presenter, unit: DrawnUnit, index: number, seeds: ReadonlyMap<string, string>): Item {
  const sides = presenter.item(unit).competitors ?? [];
  const open: (typeof sides)[number] = presenter.competitor({ id: 'TBD' });
  const places = sides.length > 1 ? sides : [...sides, open, open].slice(0, 2);
  return {
    code: unit.number ?? null,
    unit: unit.id,
    order: index + 1,
    position: unit.bracket.position ?? index + 1,
    result: null,
    places: places.map((side, place): Item['places'][number] => {
      const { result, irm, wlt, rank: _rank, shootOut: _shootOut, ...competitor } = side;
      return {
        pos: String(place + 1),
        competitor,
        seed: (competitor.id !== null && seeds.get(competitor.id)) || null,
        method: placeMethod(presenter, unit.eventId, competitor.id),
        wlt: wlt ?? null,
        result: result ?? null,
        irm: irm ?? null,
      };
    }),
  };
}
