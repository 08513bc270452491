import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Taekwondo',
  gamJeoms: 'Gam-jeoms',
  byPunitiveDeclaration: 'por declaração punitiva do árbitro',
  bothDisqualified: 'dupla desclassificação',
  bothWithdrawn: 'dupla desistência',
  punch: 'Soco',
  bodyKick: 'Chute no tronco',
  headKick: 'Chute na cabeça',
  turningBodyKick: 'Chute giratório no tronco',
  turningHeadKick: 'Chute giratório na cabeça',
  gamJeom: 'Gam-jeom: um ponto para o adversário',
  kyongGo: 'Kyong-go, advertência',
};
