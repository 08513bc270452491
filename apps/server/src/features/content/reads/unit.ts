import type { UnitContentAnswer } from '@podium/contract';
import { liveKeys, programKey } from '@podium/contract/live-keys';
import type { BuildContext, FeatureBuilders } from '../../../read-model/program/building.ts';
import type { UnitInfo } from '../../../read-model/program/program.ts';
import { unitFamily } from '../../../read-model/program/unit-state.ts';
import { findUnit } from '../../../read-model/program/find-units.ts';
import { listItems } from '../items.ts';
import type { PublishedItem } from '../items.ts';
import { ofKinds } from '../of-kinds.ts';
import { ContentPresenter } from '../present.ts';
import { presentCeremony } from './awards.ts';
import { presentAlbum, presentVideo, publicPhotos } from './media.ts';
import { presentDocument } from './papers.ts';

const kinds = ['ceremony', 'video', 'album', 'photo', 'document'] as const;

/** A contest that moves may leave the time of a broadcast, or come into it. */
function keysOf({ snapshot }: BuildContext, { id }: { id: string }): string[] {
  const unit = findUnit(snapshot, id);
  return [liveKeys.participants, liveKeys.medals, liveKeys.games, ...(unit ? [programKey(unitFamily(unit))] : [])];
}

export const unitBuilders: Pick<FeatureBuilders, 'unitContent'> = {
  unitContent: ofKinds(kinds, keysOf, async (context, { id }) => {
    const unit = findUnit(context.snapshot, id);
    if (!unit) return undefined;
    const present = new ContentPresenter(context.snapshot, context.language);
    const [ceremony, videos, albums, documents] = await Promise.all([
      unitCeremony(context, present, unit),
      unitVideos(context, present, unit),
      unitAlbums(context, present, unit),
      unitDocuments(context, present, unit),
    ]);
    const total = (ceremony ? 1 : 0) + videos.length + albums.length + documents.length;
    return { ceremony, videos, albums, documents, total } satisfies Omit<UnitContentAnswer, 'asOf'>;
  }),
};

type Part<Name extends keyof UnitContentAnswer> = (
  context: BuildContext,
  present: ContentPresenter,
  unit: UnitInfo,
) => Promise<UnitContentAnswer[Name]>;

const unitCeremony: Part<'ceremony'> = async ({ pool, snapshot }, present, unit) => {
  if (!unit.medal || unit.eventId === undefined) return null;
  const ceremonies = await listItems(pool, snapshot.partition, 'ceremony');
  const ceremony = ceremonies.find(({ data }) => data.event === unit.eventId);
  return (ceremony && presentCeremony(present, ceremony, unit)) ?? null;
};

const unitVideos: Part<'videos'> = async ({ pool, snapshot }, present, unit) => {
  const videos = await listItems(pool, snapshot.partition, 'video');
  return videos
    .filter(({ data }) => data.unit === unit.id || isBroadcastDuring(data, unit))
    .flatMap((video) => presentVideo(present, video) ?? []);
};

/** A video of the whole sport, such as the broadcast of a session, that runs when this contest starts. */
function isBroadcastDuring(
  { unit: ownUnit, discipline, start, end }: PublishedItem<'video'>['data'],
  { disciplineCode, startAt, isStartHidden }: UnitInfo,
): boolean {
  if (ownUnit !== undefined || discipline === undefined || discipline !== disciplineCode) return false;
  if (start === undefined || end === undefined || startAt === undefined || isStartHidden) return false;
  return Date.parse(start) <= startAt && startAt < Date.parse(end);
}

const unitAlbums: Part<'albums'> = async (context, present, { id }) => {
  const photos = (await publicPhotos(context)).filter(({ data }) => data.unit === id);
  const albums = await listItems(context.pool, context.snapshot.partition, 'album');
  return albums.flatMap((album) => {
    const photosOfAlbum = photos.filter(({ data }) => data.album === album.id);
    return photosOfAlbum[0] ? [{ ...presentAlbum(present, album, photosOfAlbum), photo: photosOfAlbum[0].id }] : [];
  });
};

const unitDocuments: Part<'documents'> = async ({ pool, snapshot }, present, { id, eventId }) => {
  const documents = await listItems(pool, snapshot.partition, 'document');
  return documents
    .filter(
      ({ data }) => data.unit === id || (data.unit === undefined && data.event !== undefined && data.event === eventId),
    )
    .map((document) => presentDocument(present, document, documents))
    .filter(({ replacedBy }) => replacedBy === null);
};
