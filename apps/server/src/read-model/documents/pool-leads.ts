import type { StandingLine } from '@podium/contract';
import { disciplineFor, phraseOfLead } from '@podium/disciplines';
import { tieReasons } from '@podium/games';
import type { PoolLine } from '@podium/games';
import { sportPhrase } from '../../phrases.ts';
import type { Presenter } from '../programme/presenter.ts';
import type { SetPoints } from '../queries/set-points.ts';
import { contestsOf, counted, matchOf } from './pool-matches.ts';
import type { Pool } from './pool-matches.ts';

/** Lines of a pool with by what they are ahead of the next on as many points, where the rules of the sport make it certain. */
export function withLeads(
  { snapshot, language }: Presenter,
  pool: Pool,
  lines: readonly StandingLine[],
  setPoints: SetPoints,
): StandingLine[] {
  const { discipline_code: code } = pool;
  const { pools } = disciplineFor(code);
  const table = lines.map(tableLine);
  if (!pools || code === null || !table.every((line) => line !== undefined)) return [...lines];
  const matches = contestsOf(snapshot, pool).flatMap((unit) => matchOf(unit, setPoints.get(unit.id)));
  const reasons = tieReasons(table, matches, pools);
  return lines.map((line, index) => {
    const by = reasons.get(table[index]!.id);
    return by ? { ...line, ahead: { by, name: sportPhrase(code, language, phraseOfLead(by)) } } : line;
  });
}

/** undefined: a place, points or matches of somebody are not known, and nothing can be said of the table. */
function tableLine({ competitor, rank, result, points: others, table = {} }: StandingLine): PoolLine | undefined {
  const points = counted(result ?? others);
  const played = counted(table['played']);
  if (competitor.id === null || rank === null || points === undefined || played === undefined) return undefined;
  return { id: competitor.id, rank, points, played, for: counted(table['for']), against: counted(table['against']) };
}
