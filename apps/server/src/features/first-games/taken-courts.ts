/** Times at which the courts of the Games are taken: by contests with their current times, and items of the program. */
import type { GamesPlan, PlanClash, PlanEvent } from '@podium/contract';
import { languages, occupies, overlaps } from '@podium/games';
import type { TakenTime, Texts, TimedContest } from '@podium/games';
import { zoneClock } from '@podium/i18n';
import { readInstallation } from '../../feed/installation.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { Program, UnitInfo } from '../../read-model/program/program.ts';
import { contestName } from '../../read-model/program/contest-name.ts';
import type { FeatureKit } from '../kit.ts';
import { addedItems } from '../program-services.ts';

/** A contest or an item of the program on a court. */
export interface TakenCourt extends TakenTime {
  /** Id of the contest or item. */
  id: string;
  eventId?: string;
  name: () => Texts;
}

const minuteMs = 60_000;
/** Duration of what has no planned end. */
const defaultMs = 30 * minuteMs;
/** Contests that do not take place at the time that is stored. */
const elsewhen: ReadonlySet<string> = new Set(['CANCELLED', 'POSTPONED', 'UNSCHEDULED']);

/** Everything on the courts of the public Games, in local time of a plan; empty before anything is public. */
export async function readTaken(
  { pool, program, use }: Pick<FeatureKit, 'pool' | 'program' | 'use'>,
  { timeZone }: Pick<GamesPlan, 'timeZone'>,
): Promise<TakenCourt[]> {
  const { gamesCode } = await readInstallation(pool);
  if (gamesCode === undefined) return [];
  const games = program();
  const localMs = localTimes(timeZone);
  const takenCourt = (
    { id, startAt, endAt, venueId, locationId, eventId }: Partial<UnitInfo>,
    name: TakenCourt['name'],
  ): TakenCourt[] => {
    if (id === undefined || startAt === undefined || venueId === undefined) return [];
    const times = { startMs: localMs(startAt), endMs: localMs(Math.max(endAt ?? startAt + defaultMs, startAt + 1)) };
    return [{ id, venue: venueId, court: locationId, ...times, ...(eventId !== undefined && { eventId }), name }];
  };
  const units = [...games.units.values()].filter(
    ({ isStub, scheduleStatus }) => !isStub && !elsewhen.has(scheduleStatus ?? ''),
  );
  const items = [...(await use(addedItems)(pool, games.partition))].filter(([id]) => !games.units.has(id));
  return [
    ...units.flatMap((unit) => takenCourt(unit, () => unitName(games, unit))),
    ...items.flatMap(([id, { name, start, end, venue, location }]) =>
      takenCourt(
        {
          id,
          startAt: Date.parse(start),
          ...(end !== null && { endAt: Date.parse(end) }),
          ...(venue !== null && { venueId: venue }),
          ...(location !== null && { locationId: location }),
        },
        () => name,
      ),
    ),
  ];
}

/** Local times of a zone as if they were UTC, in milliseconds. */
export function localTimes(timeZone: string): (epochMs: number) => number {
  const zone = zoneClock(timeZone);
  return (epochMs) => epochMs + zone(epochMs) * minuteMs;
}

const unitName = (games: Program, unit: UnitInfo): Texts =>
  Object.fromEntries(languages.map((language) => [language, contestName(new Presenter(games, language), unit)]));

/** Most clashes that are named. */
const maxClashes = 20;

/** Contests of a plan that take place on a court while something else does. */
export function findCourtClashes(
  plan: Pick<GamesPlan, 'venues'>,
  { minutes }: Pick<PlanEvent, 'minutes'>,
  contests: readonly (TimedContest & { name: Texts })[],
  taken: readonly TakenCourt[],
): PlanClash[] {
  return contests
    .flatMap((contest) => {
      const { startMs } = contest;
      return taken
        .filter(
          (other) => occupies(other, contest) && overlaps(other, { startMs, endMs: startMs + minutes * minuteMs }),
        )
        .map((other) => ({
          contest: contest.name,
          start: localText(startMs),
          place: placeName(plan, contest),
          other: other.name(),
          otherStart: localText(other.startMs),
        }));
    })
    .slice(0, maxClashes);
}

/** The name of a contest's court, or of its venue. */
export function placeName(
  { venues }: Pick<GamesPlan, 'venues'>,
  { venue, court }: Pick<TimedContest, 'venue' | 'court'>,
): Texts {
  const found = venues.find(({ id }) => id === venue);
  return (found?.courts.find(({ id }) => id === court) ?? found)?.name ?? {};
}

/** Local time in the format of a plan: `2026-12-05T09:00`. */
export const localText = (ms: number): string => new Date(ms).toISOString().slice(0, 16);
