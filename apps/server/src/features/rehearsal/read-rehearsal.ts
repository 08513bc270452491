import type { RehearsalAnswer } from '@podium/contract';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { Program, UnitInfo } from '../../read-model/program/program.ts';
import { isContest } from '../contest-types.ts';
import type { FeatureKit } from '../kit.ts';
import { playableContests } from '../unplayed-contests.ts';
import type { PlayableContest } from '../unplayed-contests.ts';

const played: ReadonlySet<string> = new Set(['UNOFFICIAL', 'UNCONFIRMED', 'OFFICIAL', 'PROTESTED']);
const toCome: ReadonlySet<string> = new Set([
  'SCHEDULED',
  'START_LIST',
  'GETTING_READY',
  'DELAYED',
  'RESCHEDULED',
  'UNSCHEDULED',
]);

/** All contests of the Games in order of their start. */
const contestsOf = ({ units }: Program): UnitInfo[] =>
  [...units.values()]
    .filter((unit) => isContest(unit) && !unit.isStub)
    .toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity) || a.order - b.order);

/** Contests without a result whose competitors are known. */
export const readPlayable = async ({ program, use }: Pick<FeatureKit, 'program' | 'use'>): Promise<PlayableContest[]> =>
  use(playableContests)(contestsOf(program()).filter(({ status }) => toCome.has(status)));

export async function readRehearsal(
  kit: Pick<FeatureKit, 'pool' | 'program' | 'clock' | 'use'>,
): Promise<RehearsalAnswer> {
  const { pool, clock } = kit;
  const games = kit.program();
  const now = clock.now();
  const { switches } = games;
  const all = contestsOf(games);
  const done = all.filter(({ status }) => played.has(status)).length;
  const starts = all.flatMap(({ startAt }) => startAt ?? []);
  const first = starts.length > 0 ? Math.min(...starts) : undefined;
  const presenter = new Presenter(games, 'en');
  const { rows } = await pool.query<{ by: string; username: string }>(
    `select by, persons.username from sport.switches join people.persons on persons.id = switches.by
     where partition = $1 and name = 'rehearsal' and is_on`,
    [games.partition],
  );
  const isOn = switches.rehearsal !== undefined;
  return {
    state: switches.rehearsalEnds ? 'ends' : isOn ? 'on' : 'off',
    since: switches.rehearsal ? presenter.instant(switches.rehearsal.since)! : null,
    by: rows[0] ? { id: rows[0].by, username: rows[0].username } : null,
    fault: isOn ? null : findFault(all, { now, first }),
    contests: all.length,
    played: done,
    playable: isOn ? (await readPlayable(kit)).length : 0,
    firstStart: first === undefined ? null : presenter.instant(first)!,
  };
}

/** Returns the reason why no rehearsal can begin: real results must never be discarded with it. */
function findFault(
  all: readonly UnitInfo[],
  { now, first = Infinity }: { now: number; first: number | undefined },
): RehearsalAnswer['fault'] {
  if (all.length === 0) return 'noContests';
  if (now >= first) return 'hasBegun';
  return all.some(({ status }) => !toCome.has(status) && !isOff(status)) ? 'hasResults' : null;
}

const isOff = (status: string): boolean => ['CANCELLED', 'POSTPONED'].includes(status);
