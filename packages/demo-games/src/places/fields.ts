import { compose, makeTexts } from '../words/texts.ts';
import type { SixTexts } from '../words/texts.ts';

export interface Venue {
  code: string;
  name: SixTexts;
  fields: Field[];
}
export interface Field {
  code: string;
  name: SixTexts;
}

export const fieldWords = {
  pitch: makeTexts('Pitch', 'Campo', 'Campo', 'Meydança', 'ملعب', 'Terrain'),
  mat: makeTexts('Mat', 'Tatami', 'Tatame', 'Tatami', 'بساط', 'Tapis'),
  area: makeTexts('Court', 'Área', 'Área', 'Meydança', 'ساحة', 'Aire'),
  piste: makeTexts('Piste', 'Pista', 'Pista', 'Zolaq', 'مضمار', 'Piste'),
  court: makeTexts('Court', 'Cancha', 'Quadra', 'Kort', 'ملعب', 'Terrain'),
  table: makeTexts('Table', 'Mesa', 'Mesa', 'Masa', 'طاولة', 'Table'),
  sand: makeTexts('Sand court', 'Cancha de arena', 'Quadra de areia', 'Qum kortu', 'ملعب رملي', 'Terrain de sable'),
};

export function numberedFields(prefix: string, label: SixTexts, count: number): Field[] {
  return Array.from({ length: count }, (_, index) => ({
    code: `${prefix}${index + 1}`,
    name: compose((language) => `${label[language]} ${index + 1}`),
  }));
}

export const field = (code: string, name: SixTexts): Field => ({ code, name });
