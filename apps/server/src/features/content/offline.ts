import { findKind, kindNames } from '@podium/content';
import { placeTypes } from '@podium/content/words';
import type { BulletinsAnswer, ReadName } from '@podium/contract';
import { maxFileBytes } from '../../read-model/offline/plan.ts';
import type { KeptFile, OfflinePlan, PlanContext } from '../../read-model/offline/plan.ts';

/** Size limit of all bulletin files together (bytes). */
const maxBulletinBytes = 400_000;

/** Kinds that declare how they are read, and with that, whether phones keep them. */
const declared = kindNames.flatMap((name) => findKind(name)!.read ?? []);
const keptLists = (isAboutSport: boolean): ReadName[] =>
  declared
    .filter((read) => read.keptOffline === true && read.isAboutSport === isAboutSport)
    .map(({ list }) => list as ReadName);
const leftOutLists = Object.fromEntries(
  declared.flatMap(({ list, keptOffline }): [string, string][] =>
    keptOffline === true ? [] : [[list, keptOffline.not]],
  ),
);

/** Places, guides, bulletins, documents, the map, cups, and the organizers' lists. */
export const offline: OfflinePlan = async (context) => {
  const { path, read, venues } = context;
  const [bulletins, map, cups] = await Promise.all([read('bulletins', {}), read('baseMap', {}), read('cups', {})]);
  const ofMap = map?.file ? [{ href: map.file.href, bytes: map.file.size, mayTellResults: false }] : [];
  return {
    files: [
      ...ofMap.filter(({ bytes }) => bytes <= maxFileBytes),
      ...(await bulletinFiles(context, bulletins?.items ?? [])),
    ],
    places: [
      path('safeSport'),
      path('places'),
      ...placeTypes.map((type) => path('places', { type })),
      path('venueGuides'),
      ...venues.map((id) => path('venueGuide', { id })),
      path('baseMap'),
      path('bulletins'),
      ...(bulletins?.items ?? []).map(({ id }) => path('bulletin', { id })),
      path('contentDocuments'),
      path('contentDocuments', { type: 'transport' }),
      path('volunteers'),
      path('courses'),
      ...keptLists(false).map((name) => path(name)),
    ],
    games: [
      path('awards'),
      path('specialAwards'),
      path('ambassadors'),
      path('cups'),
      ...(cups?.items ?? []).map(({ id }) => path('cup', { id })),
      ...keptLists(true).map((name) => path(name)),
    ],
    leftOut: {
      ...leftOutLists,
      cupSide: 'One for each delegation of each cup; those that were opened are kept.',
      videos: 'Streams play only with a network.',
      albums: 'Photos are far larger than the rest of the pack.',
      routeRules: 'Old addresses arrive as requests to the server.',
    },
  };
};

/** Files of current bulletins, most important first, within the size limit. */
async function bulletinFiles({ read }: PlanContext, bulletins: BulletinsAnswer['items']): Promise<readonly KeptFile[]> {
  const files = new Map<string, KeptFile>();
  let room = maxBulletinBytes;
  for (const { id, isPinned } of bulletins.filter(({ hasFile, replacedBy }) => hasFile && replacedBy === null)) {
    const bulletin = await read('bulletin', { id });
    for (const { href, size } of bulletin?.files ?? []) {
      if (files.has(href) || size > Math.min(room, maxFileBytes)) continue;
      files.set(href, { href, bytes: size, mayTellResults: !isPinned });
      room -= size;
    }
  }
  return [...files.values()];
}
