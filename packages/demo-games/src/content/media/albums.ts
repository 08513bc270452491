import type { DemoContext } from '../context.ts';
import type { DemoPart } from '../demo-item.ts';
import { folderItems } from '../folder-items.ts';
import { scenes } from './scenes.ts';
import type { SceneName } from './scenes.ts';

/** Subjects of the photos of each album. */
const shownScenes: Readonly<Record<string, readonly SceneName[]>> = {
  'opening-night': ['flags', 'eveningFlags', 'stadium', 'fireworks', 'fireworks'],
  'swimming-finals': ['pool', 'swimStart', 'swimmer', 'underwater', 'swimStart', 'podium'],
  'judo-mats': ['bout', 'nextBout', 'bout', 'podium', 'medals'],
  'athletics-evening': ['longJump', 'runners', 'stadium', 'nightRunners', 'podium', 'medals'],
  'basketball-hall': ['hall', 'basketball', 'basketball', 'eveningFlags', 'basketball'],
  'lake-morning': ['lake', 'beachRun', 'cyclists', 'cyclists', 'runners', 'medals'],
};

const smallAlbum = 'swimming-finals';
const maxOfSmallAlbum = 3;

/** Six albums of official photos; the drawings show no real person. */
export function albums(context: DemoContext): DemoPart {
  const all = folderItems('album', context);
  const items = context.isSmall ? all.filter(({ id }) => id === smallAlbum) : all;
  const photos = folderItems('photo', context);
  const parts = items.map(({ id }) => {
    const ofAlbum = photos
      .filter(({ data }) => data.album === id)
      .slice(0, context.isSmall ? maxOfSmallAlbum : undefined);
    const seed = all.findIndex((album) => album.id === id) * 3;
    return {
      items: ofAlbum,
      files: ofAlbum.map(({ data: { image } }, index) => ({
        path: image.path,
        purpose: 'photo' as const,
        content: scenes[shownScenes[id]![index]!](seed + index),
      })),
    };
  });
  return {
    items: [...items, ...parts.flatMap((part) => part.items)],
    files: parts.flatMap((part) => part.files),
  };
}
