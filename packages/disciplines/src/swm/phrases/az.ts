import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Üzgüçülük',
  leg: 'Estafet mərhələsi',
  reactionShort: 'RV',
  length: 'Hovuz boyunun vaxtı',
  againAt: 'Etibarsız: təkrar üzüş, saat {number}',
};
