/** The contests of today by place, with the work that each of them needs. */
import { contestDesk, resultSheetQuery } from '@podium/contract';
import type { ContestDesk, WatchedContestItem } from '@podium/contract';
import { contestNeeds, contestStage, delayOf } from '@podium/games';
import type { WatchedContest } from '@podium/games';
import type { SignedIn } from '../../access/actor.ts';
import { machineNow } from '../../ground/machine-time.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { UnitInfo } from '../../read-model/program/program.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { isContest } from '../contest-types.ts';
import type { FeatureKit } from '../kit.ts';
import { mayScoreUnit } from '../may-edit-unit.ts';
import { readCheckIns } from './check-in.ts';
import { isOpenPlace, toContest } from './contest.ts';
import type { Contest } from './contest.ts';
import { readContests } from './event-rows.ts';
import { linkUnit } from './link-units.ts';
import { listValidLinks } from './links.ts';
import { ofScorers } from './of-contest.ts';
import { presentCorrections } from './present-corrections.ts';
import type { Presence } from './presence.ts';
import { presentListed } from './present-listed.ts';
import { competitorName } from './sheet-names.ts';

const nextShown = 2;
const hourMs = 3_600_000;
const minuteMs = 60_000;

export const contestDeskRoute = (kit: FeatureKit, presence: Presence): Route =>
  route(
    {
      ...ofScorers,
      method: 'get',
      path: '/api/v1/desk/contest-desk',
      summary: 'The contests of today by place, and what they need',
      description:
        'Only contests that your rights include. Results of earlier days that nobody confirmed are among them.',
      query: resultSheetQuery,
      answer: contestDesk,
    },
    async ({ query: { lang }, user }) => presentDesk(kit, presence, new Presenter(kit.program(), lang), user),
  );

type Account = Pick<SignedIn, 'grants'>;

async function presentDesk(
  { pool, clock }: Pick<FeatureKit, 'pool' | 'clock'>,
  presence: Presence,
  presenter: Presenter,
  user: Account,
): Promise<ContestDesk> {
  const { snapshot } = presenter;
  const now = clock.now();
  const today = presenter.instant(now)!.slice(0, 10);
  const units = [...snapshot.units.values()].filter(
    (unit) => isContest(unit) && !unit.isStub && mayScoreUnit(user, unit) && isOfToday(unit, today),
  );
  const read = units.filter((unit) => isNear(unit, now));
  const { contests } = await readContests(pool, snapshot, read);
  const links = await listValidLinks(pool, snapshot.partition);
  const checkIns = await readCheckIns(pool, snapshot.partition, read);
  const items = read
    .toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity) || a.order - b.order)
    .map((unit) => {
      const contest = toContest(contests.get(unit.id)!);
      const isLinked = links.some((link) => linkUnit(snapshot, link, unit.id) === unit);
      const hasScorer = isLinked || presence.isAttended(unit.id, machineNow());
      const watched = presentWatched(contest, { presenter, hasScorer });
      const item: WatchedContestItem = {
        ...presentListed(contest, { presenter, user }),
        needs: contestNeeds(watched, now),
        lateMinutes: Math.floor(delayOf(watched, now) / minuteMs),
        checkIn: presentCheckIn(contest, presenter, checkIns.get(unit.id)),
      };
      return { unit, item, stage: contestStage(unit.status) };
    });
  const itemsOf = Map.groupBy(items, ({ unit }) => placeKey(unit));
  const places = [...Map.groupBy(units, placeKey)].map(([key, all]) => {
    const ofPlace = itemsOf.get(key) ?? [];
    const { venue, location } = presenter.item(all[0]!);
    const stageItems = (wanted: string): WatchedContestItem[] =>
      ofPlace.flatMap(({ item, stage }) => (stage === wanted ? item : []));
    return {
      place: location && venue ? { id: location.id, name: `${venue.name} · ${location.name}` } : (location ?? venue),
      lateMinutes: Math.max(0, ...ofPlace.map(({ item }) => item.lateMinutes)),
      official: all.filter(({ status, day }) => day === today && status === 'OFFICIAL').length,
      total: all.filter(({ day }) => day === today).length,
      needy: ofPlace.flatMap(({ item }) => (item.needs.length > 0 ? item : [])),
      on: stageItems('on'),
      next: stageItems('toCome').slice(0, nextShown),
    };
  });
  const byUrgency = places.toSorted(
    (a, b) => b.needy.length - a.needy.length || b.lateMinutes - a.lateMinutes || b.on.length - a.on.length,
  );
  return { now: presenter.instant(now)!, places: byUrgency, total: byUrgency.length };
}

function presentCheckIn(
  { entered }: Contest,
  presenter: Presenter,
  checkIns: ReadonlyMap<string, boolean> | undefined,
): WatchedContestItem['checkIn'] {
  if (!checkIns) return null;
  const expected = entered.lines.map(({ competitor }) => competitor).filter((id) => !isOpenPlace(id));
  const missing = expected.filter((id) => checkIns.get(id) !== true);
  return {
    here: expected.length - missing.length,
    total: expected.length,
    missing: missing.map((id) => competitorName(presenter, id)),
  };
}

const placeKey = ({ venueId, locationId }: UnitInfo): string => locationId ?? venueId ?? '';

/** Contests of today, and those of any day that are on, or over without an official result. */
function isOfToday({ day, status }: UnitInfo, today: string): boolean {
  const stage = contestStage(status);
  return day === today || stage === 'over' || (stage === 'on' && day > today);
}

/** Returns whether the contest can need anything now, so that its rows are worth reading. */
function isNear({ status, startAt }: UnitInfo, now: number): boolean {
  const stage = contestStage(status);
  return stage === 'toCome' ? (startAt ?? Infinity) - now < 12 * hourMs : stage !== 'off';
}

function presentWatched(
  contest: Contest,
  { presenter, hasScorer }: { presenter: Presenter; hasScorer: boolean },
): WatchedContest {
  const { row } = contest;
  const { unit } = row;
  return {
    status: unit.status,
    startAt: unit.startAt,
    estimatedStartAt: unit.estimatedStartAt,
    // A contest of the feed's schedule gets its result from there, too.
    isFromFeed: row.isFromFeed || unit.scheduleSource > 0,
    hasScorer,
    hasStarters:
      row.lines.length > 0 && row.lines.every(({ competitor, isBye, from }) => competitor !== null || isBye || from),
    isContradicted: row.lines.some(
      ({ competitor }) =>
        competitor !== null &&
        presentCorrections(contest, competitor, { presenter, people: new Map() }).some(
          ({ isContradicted }) => isContradicted,
        ),
    ),
  };
}
