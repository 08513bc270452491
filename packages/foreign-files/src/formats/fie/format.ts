import { rootElement } from '../../file-start.ts';
import type { ForeignFormat } from '../../foreign-format.ts';
import { rootNames } from './fie-words.ts';
import { readFie } from './read-fie.ts';

/** Competitions of fencing, as Engarde, BellePoule and Fencing Time exchange them. */
export const format: ForeignFormat = {
  name: 'FIE XML',
  endings: ['xml'],
  detect: (bytes) => rootNames.has(rootElement(bytes) ?? ''),
  read: readFie,
};
