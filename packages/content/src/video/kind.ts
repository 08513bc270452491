import {
  choice,
  file,
  files,
  image,
  number,
  paragraphs,
  reference,
  required,
  stream,
  text,
  time,
  url,
} from '../field.ts';
import { defineKind } from '../kind.ts';
import { videoStates } from '../words.ts';

/**
 * Exactly one source: a file, the address of an HLS playlist, or an external player, which opens only after a click.
 */
export const kind = defineKind({
  name: 'video',
  file: 'videos',
  fields: {
    state: required(choice(videoStates)),
    title: required(text),
    description: paragraphs,
    discipline: reference('discipline'),
    unit: reference('unit'),
    file: file('video'),
    /** The same film in another format, for browsers that cannot play the first one. */
    fallback: file('video'),
    hls: stream,
    external: url,
    captions: files('captions'),
    poster: image,
    start: time,
    end: time,
    /** Duration (seconds). */
    duration: number(1, 86_400),
  },
  searched: ['title'],
});
