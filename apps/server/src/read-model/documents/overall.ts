import type { UnitAnswer } from '@podium/contract';
import type { Presenter } from '../program/presenter.ts';
import { readLists } from '../queries/discipline-rows.ts';
import type { UnitRows } from '../queries/unit-rows.ts';
import { isOneOfSeveral } from '../program/outcome.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { BuildContext } from './document.ts';
import { withMedals } from './deciding.ts';
import { presentLine } from './lines.ts';

/**
 * The overall list of a unit that decides gold, used if the unit's own lines cannot show the outcome: they have no
 * ranks (the last rotation of an all-around), or the unit is the last of several that add up to the event result.
 *
 * @returns undefined if the unit's own lines show the outcome
 */
export async function readOverall(
  { pool, snapshot }: Pick<BuildContext, 'pool' | 'snapshot'>,
  presenter: Presenter,
  unit: UnitInfo,
  { standings, lines }: Pick<UnitRows, 'standings' | 'lines'>,
  part: UnitAnswer['part'],
): Promise<UnitAnswer['overall']> {
  const isPlaced = lines.some(({ rank }) => rank !== null);
  if (unit.medal !== 'gold' || unit.isHeadToHead || lines.length === 0) return undefined;
  const isLast = part ? part.number === part.of : standings.includes('event') || isOneOfSeveral(snapshot, unit);
  if (isPlaced && !isLast) return undefined;
  const { partition } = snapshot;
  const lists = [
    { level: 'event', kind: 'cumulative', ref: unit.eventId },
    { level: 'phase', kind: 'cumulative', ref: unit.phaseId },
    { level: 'phase', kind: 'result', ref: unit.phaseId },
  ] as const;
  for (const { level, kind, ref } of lists) {
    if (ref === undefined || !standings.includes(level)) continue;
    const [list] = await readLists(pool, partition, { level, kind, ref });
    if (!list?.lines.some(({ rank }) => rank !== null)) continue;
    const own = list.lines.map((line) => presentLine(presenter, line));
    return { of: level, details: list.set.details, lines: withMedals(snapshot, unit, own) };
  }
  return undefined;
}
