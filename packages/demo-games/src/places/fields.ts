import { compose, say } from '../words/texts.ts';
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
  pitch: say('Pitch', 'Campo', 'Campo', 'Meydança', 'ملعب', 'Terrain'),
  mat: say('Mat', 'Tatami', 'Tatame', 'Tatami', 'بساط', 'Tapis'),
  area: say('Court', 'Área', 'Área', 'Meydança', 'ساحة', 'Aire'),
  piste: say('Piste', 'Pista', 'Pista', 'Zolaq', 'مضمار', 'Piste'),
  court: say('Court', 'Cancha', 'Quadra', 'Kort', 'ملعب', 'Terrain'),
  table: say('Table', 'Mesa', 'Mesa', 'Masa', 'طاولة', 'Table'),
  sand: say('Sand court', 'Cancha de arena', 'Quadra de areia', 'Qum kortu', 'ملعب رملي', 'Terrain de sable'),
};

export function numbered(prefix: string, word: SixTexts, count: number): Field[] {
  return Array.from({ length: count }, (_, index) => ({
    code: `${prefix}${index + 1}`,
    name: compose((language) => `${word[language]} ${index + 1}`),
  }));
}

export const field = (code: string, name: SixTexts): Field => ({ code, name });
