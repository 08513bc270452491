import type { Avoided } from '../../phrase-style.ts';

/** The register: vous. A key is a form of the word. */
export const avoid: Avoided = {
  tu: 'vous',
  ton: 'votre',
  tes: 'vos',
  'vos suivis': 'les personnes que vous suivez',
  Aréna: 'Arena',
};
