import type { StandingLine } from '@podium/contract';
import { disciplineFor, phraseOfLead } from '@podium/disciplines';
import { tieReasons } from '@podium/games';
import type { PoolCriterion, PoolLine, PoolMatch } from '@podium/games';
import { sportPhrase } from '../../phrases.ts';
import { rerunOf } from '../programme/rerun.ts';
import { isDone } from '../programme/unit-state.ts';
import type { Presenter } from '../programme/presenter.ts';
import { readSetPoints } from '../queries/set-points.ts';
import type { SetPoints } from '../queries/set-points.ts';
import type { BuildContext } from './document.ts';
import type { UnitInfo } from '../snapshot/programme.ts';

interface Pool {
  discipline_code: string | null;
  event_id: string | null;
  phase_id: string | null;
}

/** The points of all sets of the matches of pools, where the rules of their sport ask for them. */
export async function setPointsOf({ snapshot, pool }: BuildContext, pools: readonly Pool[]): Promise<SetPoints> {
  const asks = ({ discipline_code: code }: Pool): boolean =>
    disciplineFor(code)
      .pools?.orders.flat()
      .some((criterion) => isOfSets.has(criterion)) ?? false;
  const phases = new Set(pools.filter(asks).map(({ phase_id: phase }) => phase));
  const events = new Set(pools.filter(asks).flatMap(({ event_id: event }) => event ?? []));
  const units = [...events].flatMap((event) => snapshot.units.of('event', event));
  const ids = units.filter(({ phaseId }) => phaseId !== undefined && phases.has(phaseId)).map(({ id }) => id);
  return readSetPoints(pool, snapshot.partition, ids);
}

const isOfSets: ReadonlySet<PoolCriterion> = new Set(['pointDifference', 'pointRatio', 'metPointRatio']);

/** Lines of a pool with by what they are ahead of the next on as many points, where the rules of the sport make it certain. */
export function withLeads(
  presenter: Presenter,
  { discipline_code: code, event_id: event, phase_id: phase }: Pool,
  lines: readonly StandingLine[],
  setPoints: SetPoints,
): StandingLine[] {
  const { pools } = disciplineFor(code);
  const table = lines.map(tableLine);
  if (!pools || code === null || event === null || !table.every((line) => line !== undefined)) return [...lines];
  const { snapshot, language } = presenter;
  const played = snapshot.units.of('event', event).filter((unit) => unit.phaseId === phase && !rerunOf(snapshot, unit));
  const reasons = tieReasons(
    table,
    played.flatMap((unit) => matchOf(unit, setPoints.get(unit.id))),
    pools,
  );
  return lines.map((line, index) => {
    const by = reasons.get(table[index]!.id);
    return by ? { ...line, ahead: { by, name: sportPhrase(code, language, phraseOfLead(by)) } } : line;
  });
}

const counted = (text: string | null | undefined): number | undefined =>
  text && /^\d+$/u.test(text) ? Number(text) : undefined;

/** undefined: a place, points or matches of somebody are not known, and nothing can be said of the table. */
function tableLine({ competitor, rank, result, points: others, table = {} }: StandingLine): PoolLine | undefined {
  const points = counted(result ?? others);
  const played = counted(table['played']);
  if (competitor.id === null || rank === null || points === undefined || played === undefined) return undefined;
  return { id: competitor.id, rank, points, played, for: counted(table['for']), against: counted(table['against']) };
}

/** A match that is over and had a score; a walkover has none. */
function matchOf(unit: UnitInfo, setPoints?: readonly [number, number]): PoolMatch[] {
  const [home, away] = unit.summary.map(({ competitor, result, irm }) => ({
    id: competitor,
    score: irm ? undefined : counted(result),
  }));
  if (!isDone(unit) || home?.score === undefined || away?.score === undefined) return [];
  // The first line is the home side, unless the source says otherwise.
  const [first, second] = unit.summary[0]?.side === 'away' ? ([1, 0] as const) : ([0, 1] as const);
  return [
    [
      { id: home.id, score: home.score, setPoints: setPoints?.[first] },
      { id: away.id, score: away.score, setPoints: setPoints?.[second] },
    ],
  ];
}
