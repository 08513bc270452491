import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Natation',
  leg: 'Relais',
  reactionShort: 'TR',
  length: 'Temps de la longueur',
  againAt: 'Non valable : nouvelle course à {number}',
};
