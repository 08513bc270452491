import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Lucha',
  bySuperiority: 'por superioridad técnica',
  byInjury: 'por lesión',
  byForfeit: 'por incomparecencia',
  byCautions: 'por tres amonestaciones',
  bothDisqualified: 'descalificación de ambos',
  cautions: 'Amonestaciones',
  onePoint: 'Un punto',
  twoPoints: 'Dos puntos',
  fourPoints: 'Cuatro puntos',
  fivePoints: 'Cinco puntos',
  caution: 'Amonestación',
  challenge: 'Challenge',
  challengeAccepted: 'Challenge aceptado',
  challengeRejected: 'Challenge rechazado',
};
