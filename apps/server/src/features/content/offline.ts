import type { BulletinsAnswer } from '@podium/contract';
import { placeTypes } from '@podium/content/words';
import { maxFileBytes } from '../../read-model/offline/plan.ts';
import type { KeptFile, OfflinePlan, PlanContext } from '../../read-model/offline/plan.ts';

/** Size limit of all bulletin files together (bytes). */
const maxBulletinBytes = 400_000;

/** Places, guides, bulletins, documents, the map, and the organizers' lists. */
export const offline: OfflinePlan = async (context) => {
  const { path, read, venues } = context;
  const [bulletins, map] = await Promise.all([read('bulletins', {}), read('baseMap', {})]);
  const ofMap = map?.file ? [{ href: map.file.href, bytes: map.file.size, mayTellResults: false }] : [];
  return {
    files: [
      ...ofMap.filter(({ bytes }) => bytes <= maxFileBytes),
      ...(await bulletinFiles(context, bulletins?.items ?? [])),
    ],
    places: [
      path('safeSport'),
      path('notices'),
      path('places'),
      ...placeTypes.map((type) => path('places', { type })),
      path('venueGuides'),
      ...venues.map((id) => path('venueGuide', { id })),
      path('baseMap'),
      path('bulletins'),
      ...(bulletins?.items ?? []).map(({ id }) => path('bulletin', { id })),
      path('contentDocuments'),
      path('contentDocuments', { type: 'transport' }),
      path('sponsors'),
      path('volunteers'),
      path('courses'),
    ],
    games: [path('awards'), path('ambassadors')],
    leftOut: {
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
