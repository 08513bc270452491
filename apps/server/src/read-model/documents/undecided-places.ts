import { unitKey } from '@podium/contract/live-keys';
import { phrase } from '../../ground/phrases.ts';
import { isDone } from '../program/unit-state.ts';
import type { LineRow } from '../queries/unit-rows.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { BuildContext } from './document.ts';

interface Undecided {
  /** A sentence for readers; undefined if no place waits for a decision. */
  sentence?: string;
  keys: string[];
}

/**
 * A place of a contest that a rank of an earlier round fills, and that is open although that round is official: an
 * organizer has to decide between level competitors.
 *
 * @param lines the current start list, by position
 */
export async function undecidedPlaces(
  { pool, snapshot, language }: Pick<BuildContext, 'pool' | 'snapshot' | 'language'>,
  unit: UnitInfo,
  lines: readonly Pick<LineRow, 'competitor_id'>[],
): Promise<Undecided> {
  const { eventId } = unit;
  if (eventId === undefined || isDone(unit) || !lines.some(isOpen)) return { keys: [] };
  // A message with a start list cannot contain the sources of its places; the list of an import does.
  const { rows } = await pool.query<{ ref: string | null; result: string | null }>(
    `select line."from" ->> 'unit' as ref, line."from" ->> 'result' as result
     from sport.result_sets head join sport.result_lines line using (partition, owner, level, ref)
     where head.partition = $1 and head.level = 'unit' and head.ref = $2 and head.source = 0 order by line.sort`,
    [snapshot.partition, unit.id],
  );
  const refs = new Set(
    rows.flatMap(({ ref, result }, index) =>
      ref !== null && /^\d+$/u.test(result ?? '') && lines[index] && isOpen(lines[index]) ? ref : [],
    ),
  );
  const rounds = [...refs].map((ref) =>
    snapshot.units
      .of('event', eventId)
      .filter(({ id, phaseId, parentId }) => id === ref || (phaseId === ref && parentId === undefined)),
  );
  const isWaiting = rounds.some(
    (units) => units.length > 0 && units.every(({ status }) => status === 'OFFICIAL' || status === 'CANCELLED'),
  );
  return {
    ...(isWaiting && { sentence: phrase(language, 'read-model.undecided') }),
    keys: rounds.flat().map(({ id }) => unitKey(id)),
  };
}

const isOpen = ({ competitor_id: id }: Pick<LineRow, 'competitor_id'>): boolean => id === 'TBD';
