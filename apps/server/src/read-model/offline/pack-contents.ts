import { readPath } from '@podium/contract';
import type { BulletinsAnswer, LanguageCode, OfflineFile, ReadName } from '@podium/contract';
import { placeTypes } from '@podium/content/words';
import { addDays } from '@podium/games';
import type { LogicalDay } from '@podium/games';
import { isShown } from '../programme/unit-state.ts';
import type { ReadModel } from '../read-model.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Plan of a part: addresses of its documents, without `veil`. */
export interface PartPlan {
  name: string;
  hasPeople: boolean;
  addresses: readonly string[];
}

export interface PackPlan {
  parts: readonly PartPlan[];
  /** Files that may report a result are left out of packs without results. */
  files: readonly (OfflineFile & { mayTellResults: boolean })[];
}

/** Whether a part may have this name in some Games: `places`, `day-2026-11-20`, `sport-swm`. */
export const isPartName = (name: string): boolean =>
  /^(?:places|games|(?:timetable|day)-\d{4}-\d\d-\d\d|(?:sport|contests)-[\w-]+)$/u.test(name);

/** Number of days before and after today whose contests are all included; of other days, only the finals. */
const nearDays = 1;
/** Same number of events as on a sport's page. */
const latestMedals = '4';
/** Size limit of one file in the pack (bytes). */
const maxFileBytes = 300_000;
/** Size limit of all bulletin files together (bytes). */
const maxBulletinBytes = 400_000;

/** Builds the canonical address of a read. */
type Path = (name: ReadName, parameters?: Record<string, string>) => string;

type Plan = (name: string, addresses: readonly string[], options?: { hasPeople?: boolean }) => PartPlan;

const plan: Plan = (name, addresses, { hasPeople = true } = {}) => ({ name, hasPeople, addresses });

/** Selects the documents of the offline pack: those that visitors read at a venue, within 2 MB. */
export async function planPack(readModel: ReadModel, language: LanguageCode, now: LogicalDay): Promise<PackPlan> {
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
  const [bulletins, transport, map] = await Promise.all([
    readModel.read('bulletins', language, {}),
    readModel.read('transport', language, {}),
    readModel.read('baseMap', language, {}),
  ]);
  const venues = [...snapshot.reference.venues.values()].filter(({ kind }) => kind === 'venue').map(({ id }) => id);
  const stops = (transport?.stops ?? []).map(({ id }) => id);
  const lines = (transport?.lines ?? []).map(({ id }) => id);
  const isInTimetable = (day: string): boolean =>
    (transport?.firstDay ?? '9') <= day && day <= (transport?.lastDay ?? '');
  const ofMap = map?.file ? [{ href: map.file.href, bytes: map.file.size, mayTellResults: false }] : [];
  return {
    files: [
      ...ofMap.filter(({ bytes }) => bytes <= maxFileBytes),
      ...(await bulletinFiles(readModel, language, bulletins?.items ?? [])),
    ],
    parts: [
      plan(
        'places',
        [
          path('safeSport'),
          path('notices'),
          path('places'),
          ...placeTypes.map((type) => path('places', { type })),
          path('venueGuides'),
          ...venues.map((id) => path('venueGuide', { id })),
          path('transport'),
          ...venues.map((venue) => path('transport', { venue })),
          path('baseMap'),
          path('bulletins'),
          ...(bulletins?.items ?? []).map(({ id }) => path('bulletin', { id })),
          path('contentDocuments'),
          path('contentDocuments', { type: 'transport' }),
          path('sponsors'),
          path('volunteers'),
          path('courses'),
        ],
        { hasPeople: false },
      ),
      ...[today, addDays(today, 1)]
        .filter(isInTimetable)
        .map((day) =>
          plan(
            `timetable-${day}`,
            [
              ...stops.map((id) => path('transportStop', { id, day })),
              ...lines.map((id) => path('transportLine', { id, day })),
            ],
            { hasPeople: false },
          ),
        ),
      plan('games', [
        path('games'),
        path('days'),
        path('grid'),
        path('live'),
        path('venues'),
        path('medals'),
        path('awards'),
        path('ambassadors'),
        path('reports'),
      ]),
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

/** Files of current bulletins, most important first, within the size limit. */
async function bulletinFiles(
  readModel: ReadModel,
  language: LanguageCode,
  bulletins: BulletinsAnswer['items'],
): Promise<PackPlan['files']> {
  const files = new Map<string, PackPlan['files'][number]>();
  let room = maxBulletinBytes;
  for (const { id, isPinned } of bulletins.filter(({ hasFile, replacedBy }) => hasFile && replacedBy === null)) {
    const bulletin = await readModel.read('bulletin', language, { id });
    for (const { href, size } of bulletin?.files ?? []) {
      if (files.has(href) || size > Math.min(room, maxFileBytes)) continue;
      files.set(href, { href, bytes: size, mayTellResults: !isPinned });
      room -= size;
    }
  }
  return [...files.values()];
}

function sportParts(snapshot: Snapshot, path: Path, near: ReadonlySet<string>): PartPlan[] {
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
