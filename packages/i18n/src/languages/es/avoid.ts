import type { Avoided } from '../../phrase-style.ts';

/** The register: tú, Spanish of Latin America, and deportista for whoever competes. A key is a form of the word. */
export const avoid: Avoided = {
  'ustede?s?': 'tú',
  ordenador: 'computadora',
  'en directo': 'en vivo',
  'atletas?': 'deportista',
  'cog(?:e|es|en|er|ido|iendo)|cojas?': 'tomar',
  '(?<!aún no (?:se )?)(?:ha[ns]?|hemos) (?:\\p{L}+[aií]do|abierto|dicho|escrito|hecho|muerto|puesto|visto|vuelto)':
    'a preterite; the perfect only after aún no',
  'vosotr[oa]s|vuestr[oa]s?|os': 'tú',
};
