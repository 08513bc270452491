import type { AvoidedWords } from '../../phrase-style.ts';

/** Register: vous. Each key is a form of a word to avoid. */
export const avoid: AvoidedWords = {
  tu: 'vous',
  ton: 'votre',
  tes: 'vos',
  'vos suivis': 'les personnes que vous suivez',
  'codes? QR': 'QR code',
  'apps?': 'application',
  '(?:aucune|ces|cette|dernière|la|les|toutes les|une) rencontres?': 'compétition',
  Aréna: 'Arena',
};
