import type { AvoidedWords } from '../../phrase-style.ts';

/** Register: tú, Latin American Spanish, and deportista for competitors. Each key is a form of a word to avoid. */
export const avoid: AvoidedWords = {
  'ustede?s?': 'tú',
  ordenador: 'computadora',
  'en directo': 'en vivo',
  'atletas?': 'deportista',
  'cog(?:e|es|en|er|ido|iendo)|cojas?': 'tomar',
  '(?<!aún no (?:se )?)(?:ha[ns]?|hemos) (?:\\p{L}+[aií]do|abierto|dicho|escrito|hecho|muerto|puesto|visto|vuelto)':
    'a preterite; the perfect only after aún no',
  'competencias?': 'competición',
  'apps?': 'aplicación',
  'pabell(?:ón|ones)': 'gimnasio, arena',
  'lanzaderas?': 'bus',
  'en coche': 'en auto',
  'halterofilia|arrancadas?': 'levantamiento de pesas, arranque',
  'vosotr[oa]s|vuestr[oa]s?|os': 'tú',
};
