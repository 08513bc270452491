import { videoStates } from '@podium/content';
import type { AlbumAnswer, AlbumsAnswer, VideosAnswer } from '@podium/contract';
import { liveKeys } from '@podium/contract/live-keys';
import type { BuildContext, FeatureBuilders } from '../../../read-model/program/building.ts';
import { ofKinds } from '../of-kinds.ts';
import { findItem, listItems } from '../items.ts';
import type { PublishedItem } from '../items.ts';
import { ContentPresenter } from '../present.ts';
import { isPhotoPublic } from '../shown-people.ts';

type Video = VideosAnswer['items'][number];
type AlbumHead = AlbumsAnswer['items'][number];
type Photo = PublishedItem<'photo'>;

const photoKinds = ['album', 'photo'] as const;
const photoKeys = [liveKeys.participants, liveKeys.games];

export const mediaBuilders: Pick<FeatureBuilders, 'videos' | 'albums' | 'album'> = {
  videos: ofKinds(
    ['video'],
    [liveKeys.participants, liveKeys.games],
    async ({ snapshot, pool, language }, { discipline }) => {
      const present = new ContentPresenter(snapshot, language);
      const items = (await listItems(pool, snapshot.partition, 'video'))
        .map((video) => presentVideo(present, video))
        .filter((video) => video !== undefined)
        .filter((video) => discipline === undefined || video.discipline?.key === discipline)
        .sort(compareVideos);
      return { items, total: items.length } satisfies Omit<VideosAnswer, 'asOf'>;
    },
  ),

  albums: ofKinds(photoKinds, photoKeys, async (context, { day, discipline }) => {
    const present = new ContentPresenter(context.snapshot, context.language);
    const photos = await publicPhotos(context);
    const items = (await listItems(context.pool, context.snapshot.partition, 'album'))
      .map((album) => presentAlbum(present, album, albumPhotos(photos, album.id)))
      .filter((album) => album.photoCount > 0)
      .filter((album) => day === undefined || album.day === day)
      .filter((album) => discipline === undefined || album.discipline?.key === discipline)
      .sort((a, b) => (a.day === b.day ? 0 : a.day > b.day ? -1 : 1));
    return { items, total: items.length } satisfies Omit<AlbumsAnswer, 'asOf'>;
  }),

  album: ofKinds(photoKinds, photoKeys, async (context, { id }) => {
    const album = await findItem(context.pool, context.snapshot.partition, 'album', id);
    if (!album) return undefined;
    const present = new ContentPresenter(context.snapshot, context.language);
    const photos = albumPhotos(await publicPhotos(context), id);
    return {
      ...presentAlbum(present, album, photos),
      photos: photos.map(({ id: photo, data }) => ({
        id: photo,
        image: present.photo(data.image)!,
        caption: present.optionalCaption(data.caption),
        credit: data.credit,
        taken: present.instant(data.taken === undefined ? undefined : Date.parse(data.taken)),
        unit: data.unit ?? null,
        people: (data.people ?? []).map((person) => ({ id: person, name: present.personName(person) })),
      })),
    } satisfies Omit<AlbumAnswer, 'asOf'>;
  }),
};

const albumPhotos = (photos: readonly Photo[], album: string): Photo[] =>
  photos.filter(({ data }) => data.album === album);

export async function publicPhotos({ pool, snapshot }: BuildContext): Promise<Photo[]> {
  const photos = await listItems(pool, snapshot.partition, 'photo');
  return photos.filter((photo) => isPhotoPublic(snapshot, photo));
}

export function presentAlbum(
  present: ContentPresenter,
  { id, data }: PublishedItem<'album'>,
  photos: readonly Photo[],
): AlbumHead {
  return {
    id,
    title: present.caption(data.title),
    description: present.optionalCaption(data.description),
    day: data.day,
    discipline: present.discipline(data.discipline),
    venue: present.venue(data.venue),
    photographer: data.photographer ?? null,
    cover: present.photo(photos[0]?.data.image),
    photoCount: photos.length,
  };
}

/** @returns undefined if the video has no source */
export function presentVideo(present: ContentPresenter, { id, data }: PublishedItem<'video'>): Video | undefined {
  const source = videoSource(present, data);
  if (!source) return undefined;
  const instant = (time: string | undefined): string | null =>
    present.instant(time === undefined ? undefined : Date.parse(time));
  const start = instant(data.start);
  return {
    id,
    state: data.state,
    title: present.caption(data.title),
    description: present.optionalCaption(data.description),
    discipline: present.discipline(data.discipline),
    unit: data.unit ?? null,
    source,
    captions: present.captions(data.captions),
    poster: present.photo(data.poster),
    start,
    end: instant(data.end),
    day: start?.slice(0, 10) ?? null,
    duration: data.duration ?? null,
  };
}

function videoSource(
  present: ContentPresenter,
  { file, fallback, hls, external }: PublishedItem<'video'>['data'],
): Video['source'] | undefined {
  if (hls !== undefined) return { type: 'hls', href: hls };
  if (file) {
    const { href, mediaType } = present.file(file)!;
    return { type: 'file', href, mediaType, fallback: present.file(fallback) };
  }
  return external === undefined ? undefined : { type: 'external', href: external, host: new URL(external).host };
}

/** Sorts live videos first, then upcoming ones by start, then recorded ones, newest first. */
function compareVideos(a: Video, b: Video): number {
  const states = videoStates.indexOf(a.state) - videoStates.indexOf(b.state);
  if (states !== 0) return states;
  const times = Date.parse(a.start ?? '') - Date.parse(b.start ?? '') || 0;
  return a.state === 'recorded' ? -times : times;
}
