/** The safe-sport area: film, rights, help, contacts. */
import { languages } from '@podium/games';
import type { DemoContext } from '../context.ts';
import type { DemoPart } from '../demo-item.ts';
import { folderItems } from '../folder-items.ts';
import { filmCaptions, filmFiles, filmPoster } from './film.ts';

const captionPath = (language: string): string => `captions/safe-sport-${language}.vtt`;

export function safeSport(context: DemoContext): DemoPart {
  const { isSmall } = context;
  return {
    items: [
      ...folderItems('safe-sport', context).slice(0, isSmall ? 1 : undefined),
      ...folderItems('safe-contact', context).slice(0, isSmall ? 2 : undefined),
    ],
    files: [
      ...filmFiles(),
      filmPoster,
      ...languages.map((language) => ({
        path: captionPath(language),
        purpose: 'captions' as const,
        content: new TextEncoder().encode(filmCaptions[language]),
      })),
    ],
  };
}
