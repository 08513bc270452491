import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Natação',
  leg: 'Perna do revezamento',
  reactionShort: 'TR',
  length: 'Tempo da piscina',
  againAt: 'Sem validade: nova prova às {number}',
};
