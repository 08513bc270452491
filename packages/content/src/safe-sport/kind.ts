import { file, files, image, number, paragraphs, required, text } from '../field.ts';
import { defineKind } from '../kind.ts';

/** Pages of the safe-sport area: the film, and texts about rights and help. */
export const kind = defineKind({
  name: 'safe-sport',
  file: 'safe_sport',
  fields: {
    title: required(text),
    text: required(paragraphs),
    video: file('video'),
    /** The same film in another format, for browsers that cannot play the first one. */
    fallback: file('video'),
    captions: files('captions'),
    poster: image,
    /** Duration (seconds). */
    duration: number(1, 3600),
    files: files('document'),
  },
  searched: ['title'],
});
