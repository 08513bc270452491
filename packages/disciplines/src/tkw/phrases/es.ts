import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Taekwondo',
  gamJeoms: 'Gam-jeoms',
  byPunitiveDeclaration: 'por declaración punitiva del árbitro',
  bothDisqualified: 'descalificación de ambos',
  bothWithdrawn: 'retirada de ambos',
  punch: 'Puñetazo',
  bodyKick: 'Patada al tronco',
  headKick: 'Patada a la cabeza',
  turningBodyKick: 'Patada con giro al tronco',
  turningHeadKick: 'Patada con giro a la cabeza',
  gamJeom: 'Gam-jeom: un punto para el rival',
  kyongGo: 'Kyong-go, advertencia',
};
