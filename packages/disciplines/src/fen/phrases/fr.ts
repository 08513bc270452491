import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Escrime',
  touches: 'Touches',
  touch: 'Touche',
  hand: 'Main',
  leftHanded: 'Gauche',
  rightHanded: 'Droite',
  priority: 'Priorité',
  byPriority: 'par priorité, au tirage au sort',
  redCardTouch: 'Carton rouge : une touche pour l’adversaire',
  blackCard: 'Carton noir : exclusion',
};
