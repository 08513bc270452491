import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Natación',
  leg: 'Posta',
  reactionShort: 'TR',
  length: 'Tiempo del largo',
  againAt: 'No válida: se nada de nuevo a las {number}',
};
