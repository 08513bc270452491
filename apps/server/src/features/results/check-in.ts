/** Starters who have come to the call room, until the contest has ended. */
import type { CheckInStep, ScorerAnswer, ScorerStep } from '@podium/contract';
import { isCheckInOpen } from '@podium/games';
import type pg from 'pg';
import { ApiError } from '../../ground/api-error.ts';
import type { UnitInfo } from '../../read-model/program/program.ts';
import type { FeatureKit } from '../kit.ts';
import { toContest } from './contest.ts';
import { readContests } from './event-rows.ts';
import { atServerTime } from './step-rules.ts';

type Refusal = ScorerAnswer['refused'][number];
/** By competitor: whether they have come. */
type CheckIns = ReadonlyMap<string, boolean>;

/** Separates who has come from the steps of the result. */
export function partSteps(steps: readonly ScorerStep[]): {
  checks: CheckInStep[];
  steps: Exclude<ScorerStep, CheckInStep>[];
} {
  return {
    checks: steps.filter((step) => step.do === 'here'),
    steps: steps.filter((step) => step.do !== 'here'),
  };
}

/** Check-ins by contest, without contests that have ended. */
export async function readCheckIns(
  client: pg.Pool | pg.ClientBase,
  partition: number,
  units: readonly UnitInfo[],
): Promise<Map<string, CheckIns>> {
  const open = units.filter(({ status }) => isCheckInOpen(status)).map(({ id }) => id);
  if (open.length === 0) return new Map();
  const { rows } = await client.query<{ unit: string; competitor: string; isHere: boolean }>(
    'select unit, competitor, is_here as "isHere" from results.check_ins where partition = $1 and unit = any($2)',
    [partition, open],
  );
  return new Map(
    [...Map.groupBy(rows, ({ unit }) => unit)].map(([unit, of]) => [
      unit,
      new Map(of.map(({ competitor, isHere }) => [competitor, isHere])),
    ]),
  );
}

/** Stores who has come among the starters of a contest as it is now. */
export async function checkInStarters(
  { pool, program, clock }: Pick<FeatureKit, 'pool' | 'program' | 'clock'>,
  unit: UnitInfo,
  checks: readonly CheckInStep[],
  { sentAt, isAllOrNothing }: { sentAt: string | undefined; isAllOrNothing: boolean },
): Promise<{ taken: string[]; refused: Refusal[] }> {
  if (checks.length === 0) return { taken: [], refused: [] };
  const games = program();
  const { contests } = await readContests(pool, games, [unit]);
  const starters = new Set(toContest(contests.get(unit.id)!).entered.lines.map(({ competitor }) => competitor));
  return checkIn(pool, { partition: games.partition, unit, starters }, checks, {
    sentAt,
    isAllOrNothing,
    now: clock.now(),
  });
}

/**
 * Stores who has come; of two about the same starter, the newer one counts.
 *
 * @param starters ids of the competitors on the start list
 */
async function checkIn(
  client: pg.Pool,
  { partition, unit, starters }: { partition: number; unit: UnitInfo; starters: ReadonlySet<string> },
  checks: readonly CheckInStep[],
  { sentAt, isAllOrNothing, now }: { sentAt: string | undefined; isAllOrNothing: boolean; now: number },
): Promise<{ taken: string[]; refused: Refusal[] }> {
  const isOver = !isCheckInOpen(unit.status);
  const refused = checks.flatMap(({ id, competitor }): Refusal[] =>
    isOver ? [{ id, message: 'isOver' }] : starters.has(competitor) ? [] : [{ id, message: 'unknownCompetitor' }],
  );
  const refusedIds = new Set(refused.map(({ id }) => id));
  const taken = isAllOrNothing && refused.length > 0 ? [] : checks.filter(({ id }) => !refusedIds.has(id));
  for (const { competitor, isHere, at } of atServerTime(taken, sentAt, now))
    await client.query(
      `insert into results.check_ins (partition, unit, competitor, is_here, at) values ($1, $2, $3, $4, $5)
       on conflict (partition, unit, competitor) do update set is_here = excluded.is_here, at = excluded.at
       where excluded.at >= check_ins.at`,
      [partition, unit.id, competitor, isHere, at],
    );
  return { taken: taken.map(({ id }) => id), refused };
}

/** @throws ApiError 422 with each refused one, by its place among the steps of the request */
export function refuseSome(steps: readonly ScorerStep[], refused: readonly Refusal[]): void {
  if (refused.length === 0) return;
  throw new ApiError('unprocessable', 'Invalid field.', {
    fields: refused.map(({ id, message }) => ({
      field: `steps.${steps.findIndex((step) => step.id === id)}`,
      message,
    })),
  });
}

/** Deletes check-ins of contests that have ended, or that the Games no longer have. */
export async function forgetCheckIns(
  client: pg.ClientBase,
  { partition, units }: { partition: number; units: ReadonlyMap<string, Pick<UnitInfo, 'status'>> },
): Promise<void> {
  const { rows } = await client.query<{ unit: string }>(
    'select distinct unit from results.check_ins where partition = $1',
    [partition],
  );
  const endedUnits = rows.flatMap(({ unit }) => {
    const status = units.get(unit)?.status;
    return status !== undefined && isCheckInOpen(status) ? [] : [unit];
  });
  if (endedUnits.length === 0) return;
  await client.query('delete from results.check_ins where partition = $1 and unit = any($2)', [partition, endedUnits]);
}
