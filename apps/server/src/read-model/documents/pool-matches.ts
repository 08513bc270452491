/** Matches of a pool in the form that the rules of `@podium/games` use. */
import { disciplineFor } from '@podium/disciplines';
import { poolRules } from '@podium/games';
import type { PoolCriterion, PoolMatch, PoolRules } from '@podium/games';
import { findRerun } from '../program/rerun.ts';
import { isDone } from '../program/unit-state.ts';
import { readSetPoints } from '../queries/set-points.ts';
import type { SetPoints } from '../queries/set-points.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { BuildContext } from './document.ts';

export interface Pool {
  discipline_code: string | null;
  event_id: string | null;
  phase_id: string | null;
}

/** Ranking rules of the pool: those chosen for its event, otherwise those of the sport, if any are known. */
export const findPoolRules = (
  { reference }: Pick<Snapshot, 'reference'>,
  { discipline_code: code, event_id: event }: Pool,
): PoolRules | undefined => poolRules(disciplineFor(code), reference.events.get(event ?? '')?.rules);

/** Contests of the pool, without those that were repeated. */
export function poolContests(snapshot: Snapshot, { event_id: event, phase_id: phase }: Pool): UnitInfo[] {
  if (event === null) return [];
  return snapshot.units.of('event', event).filter((unit) => unit.phaseId === phase && !findRerun(snapshot, unit));
}

/** The match as a one-element list, empty unless it is finished with a score; a walkover has no score. */
export function toPoolMatches(unit: UnitInfo, setPoints?: readonly [number, number]): PoolMatch[] {
  const [home, away] = unit.summary.map(({ competitor, result, irm }) => ({
    id: competitor,
    score: irm ? undefined : parseCount(result),
  }));
  if (!isDone(unit) || home?.score === undefined || away?.score === undefined) return [];
  // The first line is the home side unless the feed says otherwise.
  const [first, second] = unit.summary[0]?.side === 'away' ? ([1, 0] as const) : ([0, 1] as const);
  return [
    [
      { id: home.id, score: home.score, setPoints: setPoints?.[first] },
      { id: away.id, score: away.score, setPoints: setPoints?.[second] },
    ],
  ];
}

/** Total set points of the matches in these pools, for sports whose tiebreak rules use them. */
export async function loadSetPoints({ snapshot, pool }: BuildContext, pools: readonly Pool[]): Promise<SetPoints> {
  const asking = pools.filter(
    (poolRow) =>
      findPoolRules(snapshot, poolRow)?.orders.some((order) => order.some((criterion) => setCriteria.has(criterion))) ??
      false,
  );
  const ids = asking.flatMap((poolRow) => poolContests(snapshot, poolRow)).map(({ id }) => id);
  return readSetPoints(pool, snapshot.partition, ids);
}

const setCriteria: ReadonlySet<PoolCriterion> = new Set(['pointDifference', 'pointRatio', 'metPointRatio']);

/** Parses a whole number or one with a half, as in chess; undefined for anything else. */
export const parseCount = (text: string | null | undefined): number | undefined =>
  text && /^\d+(?:\.5)?$/u.test(text) ? Number(text) : undefined;
