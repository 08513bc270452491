import type { Avoided } from '../../phrase-style.ts';

/** The register: tú, neutral Spanish, and deportista for whoever competes. A key is a form of the word. */
export const avoid: Avoided = {
  'ustede?s?': 'tú',
  ordenador: 'computadora',
  'en directo': 'en vivo',
  'atletas?': 'deportista',
  'cog(?:e|es|en|er|ido|iendo)|cojas?': 'tomar',
  'vosotr[oa]s|vuestr[oa]s?|os': 'tú',
};
