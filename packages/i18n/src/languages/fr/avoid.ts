import type { AvoidedWords } from '../../phrase-style.ts';

/** Register: vous. Each key is a form of a word to avoid. */
export const avoid: AvoidedWords = {
  tu: 'vous',
  ton: 'votre',
  tes: 'vos',
  'vos suivis': 'les personnes que vous suivez',
  Aréna: 'Arena',
};
