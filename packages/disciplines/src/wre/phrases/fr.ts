import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Lutte',
  bySuperiority: 'par supériorité technique',
  byInjury: 'sur blessure',
  byForfeit: 'par forfait',
  byCautions: 'sur trois avertissements',
  bothDisqualified: 'les deux disqualifiés',
  cautions: 'Avertissements',
  onePoint: 'Un point',
  twoPoints: 'Deux points',
  fourPoints: 'Quatre points',
  fivePoints: 'Cinq points',
  caution: 'Avertissement',
  challenge: 'Challenge',
  challengeAccepted: 'Challenge accepté',
  challengeRejected: 'Challenge rejeté',
};
