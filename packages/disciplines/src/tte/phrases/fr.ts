import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Tennis de table',
  servicePoints: 'Points gagnés au service',
  longestLead: 'Plus grande avance',
  hand: 'Main',
  leftHanded: 'Gauche',
  rightHanded: 'Droite',
  grip: 'Prise',
  shakehand: 'Européenne',
  penhold: 'Porte-plume',
  onePenaltyPoint: 'Cartons jaune et rouge : un point pour l’adversaire',
  twoPenaltyPoints: 'Cartons jaune et rouge : deux points pour l’adversaire',
  disqualified: 'Carton rouge : disqualification',
  aheadMetRatio: 'Meilleur quotient de manches dans les confrontations directes',
  setsWon: 'Manches gagnées',
  periods: 'Manches',
  pointsBySet: 'Points par manche',
};
