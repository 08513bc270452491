import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Taekwondo',
  gamJeoms: 'Gam-jeoms',
  byPunitiveDeclaration: 'par déclaration punitive de l’arbitre',
  bothDisqualified: 'les deux disqualifiés',
  bothWithdrawn: 'abandon des deux',
  punch: 'Coup de poing',
  bodyKick: 'Coup de pied au corps',
  headKick: 'Coup de pied à la tête',
  turningBodyKick: 'Coup de pied retourné au corps',
  turningHeadKick: 'Coup de pied retourné à la tête',
  gamJeom: 'Gam-jeom : un point pour l’adversaire',
  kyongGo: 'Kyong-go, un avertissement',
};
