import type { StandingLine } from '@podium/contract';
import { leadPhrase } from '@podium/disciplines';
import { tieReasons } from '@podium/games';
import type { PoolLine } from '@podium/games';
import { sportPhrase } from '../../ground/phrases.ts';
import type { Presenter } from '../program/presenter.ts';
import type { SetPoints } from '../queries/set-points.ts';
import { poolContests, parseCount, findPoolRules, toPoolMatches } from './pool-matches.ts';
import type { Pool } from './pool-matches.ts';

/**
 * Adds to each line the tiebreaker by which it is ahead of the next line on equal points, if the rules of the sport
 * determine it.
 */
export function withLeads(
  { snapshot, language }: Presenter,
  pool: Pool,
  lines: readonly StandingLine[],
  setPoints: SetPoints,
): StandingLine[] {
  const { discipline_code: code } = pool;
  const pools = findPoolRules(snapshot, pool);
  const table = lines.map(tableLine);
  if (!pools || code === null || !table.every((line) => line !== undefined)) return [...lines];
  const matches = poolContests(snapshot, pool).flatMap((unit) => toPoolMatches(unit, setPoints.get(unit.id)));
  const reasons = tieReasons(table, matches, pools);
  return lines.map((line, index) => {
    const reason = reasons.get(table[index]!.id);
    return reason ? { ...line, ahead: { by: reason, name: sportPhrase(code, language, leadPhrase(reason)) } } : line;
  });
}

/** Converts a line for the tiebreak rules; undefined if the rank, points or matches of a competitor are unknown. */
function tableLine({ competitor, rank, result, points: others, table = {} }: StandingLine): PoolLine | undefined {
  const points = parseCount(result ?? others);
  const played = parseCount(table['played']);
  if (competitor.id === null || rank === null || points === undefined || played === undefined) return undefined;
  return {
    id: competitor.id,
    rank,
    points,
    played,
    for: parseCount(table['for']),
    against: parseCount(table['against']),
  };
}
