import type { DemoContext } from '../context.ts';
import type { DemoFile, DemoPart } from '../demo-item.ts';
import { folderItems } from '../folder-items.ts';
import { captionFiles } from './captions.ts';
import { clipFiles, clipNames, clipPath } from './clips.ts';
import { scenes } from './scenes.ts';
import type { SceneName } from './scenes.ts';

const posters: Readonly<Record<string, SceneName>> = {
  'live-swimming': 'swimStart',
  'upcoming-athletics': 'nightRunners',
  'recorded-athletics': 'runners',
  'upcoming-volleyball': 'volleyball',
  'recorded-swimming': 'swimmer',
  'recorded-triathlon': 'cyclists',
  'recorded-opening': 'fireworks',
  'recorded-judo': 'bout',
};

/** Eight videos: one live, two upcoming, five recorded. All footage is animated. */
export function videos(context: DemoContext): DemoPart {
  const items = folderItems('video', context).slice(0, context.isSmall ? 3 : undefined);
  const clips = clipNames.filter((clip) => items.some(({ data: { file } }) => file?.path === clipPath(clip, 'mp4')));
  const posterFiles = items.map(({ id, data: { poster } }, index): DemoFile => ({
    path: poster!.path,
    purpose: 'photo',
    content: scenes[posters[id]!](index + 20),
  }));
  return { items, files: [...clips.flatMap((clip) => [...clipFiles(clip), ...captionFiles(clip)]), ...posterFiles] };
}
