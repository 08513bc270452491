import { readPath } from '@podium/contract';
import type { LanguageCode } from '@podium/contract';
import { addDays } from '@podium/games';
import type { LogicalDay } from '@podium/games';
import { isShown } from '../program/unit-state.ts';
import type { ReadModel } from '../read-model.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { KeptFile, LeftOut, OfflinePlan, PartPlan, PlanContext } from './plan.ts';

export interface PackPlan {
  parts: readonly PartPlan[];
  files: readonly KeptFile[];
  leftOut: LeftOut;
}

/** The Games, as far as the selection of documents depends on them. */
export interface PackedGames extends Pick<ReadModel, 'read'> {
  games: () => PackedUnits & { reference: Pick<Snapshot['reference'], 'venues'> };
}

interface PackedUnits {
  units: Pick<Snapshot['units'], 'values'>;
}

const leftOutOfSport: LeftOut = {
  participants: 'Pages of 50 people, by many filters; start lists and results name those who compete.',
};

/** Returns whether a part may have this name in some Games: `places`, `day-2026-11-20`, `sport-swm`. */
export const isPartName = (name: string): boolean =>
  /^(?:places|games|[a-z]{1,40}-\d{4}-\d\d-\d\d|(?:sport|contests)-[\w-]{1,80})$/u.test(name);

/** Number of days before and after today whose contests are all included; of other days, only the finals. */
const nearDays = 1;
/** Same number of events as on a sport's page. */
const latestMedals = '4';
type Path = PlanContext['path'];

type Plan = (name: string, addresses: readonly string[], options?: { hasPeople?: boolean }) => PartPlan;

const plan: Plan = (name, addresses, { hasPeople = true } = {}) => ({ name, hasPeople, addresses });

/**
 * Selects the documents of the offline pack: those that visitors read at a venue, within 2 MB. Those of the sport are
 * chosen here, all others by the features that publish them.
 */
export async function planPack(
  readModel: PackedGames,
  plans: readonly OfflinePlan[],
  { language, now }: { language: LanguageCode; now: LogicalDay },
): Promise<PackPlan> {
  const snapshot = readModel.games();
  const units = [...snapshot.units.values()].filter(isShown);
  const days = [...new Set(units.map(({ day }) => day as LogicalDay))].sort();
  // Before and after the Games, the first and last day count as today.
  const [first = now, last = first] = [days[0], days.at(-1)];
  const today = now < first ? first : now > last ? last : now;
  const near = new Set(
    Array.from({ length: 2 * nearDays + 1 }, (_, index): string => addDays(today, index - nearDays)),
  );
  const path: Path = (name, parameters) => readPath(name, language, parameters);
  const venues = [...snapshot.reference.venues.values()].filter(({ kind }) => kind === 'venue').map(({ id }) => id);
  const read: PlanContext['read'] = async (name, parameters) => readModel.read(name, language, parameters);
  const kept = await Promise.all(plans.map(async (planned) => planned({ path, read, venues, today })));
  const ofGames = ['games', 'days', 'grid', 'live', 'venues', 'medals', 'reports'] as const;
  return {
    files: kept.flatMap(({ files = [] }) => files),
    leftOut: Object.assign({}, leftOutOfSport, ...kept.map(({ leftOut }) => leftOut)) as LeftOut,
    parts: [
      plan(
        'places',
        kept.flatMap(({ places = [] }) => places),
        { hasPeople: false },
      ),
      ...kept.flatMap(({ parts = [] }) => parts),
      plan('games', [...ofGames.map((name) => path(name)), ...kept.flatMap(({ games = [] }) => games)]),
      ...days.map((day) =>
        plan(`day-${day}`, [
          path('day', { day }),
          ...(near.has(day) ? venues.map((venue) => path('day', { day, venue })) : []),
        ]),
      ),
      ...sportParts(snapshot, path, near),
    ],
  };
}

function sportParts(snapshot: PackedUnits, path: Path, near: ReadonlySet<string>): PartPlan[] {
  const units = [...snapshot.units.values()].filter(isShown);
  const bySport = Map.groupBy(units, ({ disciplineCode = '' }) => disciplineCode.toLowerCase());
  return [...bySport]
    .filter(([key]) => key !== '')
    .flatMap(([key, dayUnits]) => {
      const events = new Set(dayUnits.flatMap(({ eventId }) => eventId ?? []));
      const opened = dayUnits.filter(({ day, medal }) => near.has(day) || medal !== 'none');
      return [
        plan(`sport-${key}`, [
          ...(
            [
              'discipline',
              'disciplineEvents',
              'disciplineSchedule',
              'brackets',
              'pools',
              'ranking',
              'records',
              'disciplineReports',
              'disciplineMedals',
            ] as const
          ).map((name) => path(name, { key })),
          path('medallists', { discipline: key }),
          path('medallists', { discipline: key, latest: latestMedals }),
          path('medals', { discipline: key }),
          ...[...events].map((id) => path('event', { id })),
        ]),
        plan(
          `contests-${key}`,
          opened.map(({ id }) => path('unit', { id })),
        ),
      ].filter(({ addresses }) => addresses.length > 0);
    });
}
