import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Badminton',
  pointsPlayed: 'Pontos disputados',
  servicePoints: 'Pontos ganhos no saque',
  longestLead: 'Maior vantagem',
  fastestSmash: 'Smash mais rápido (km/h)',
  faults: 'Faltas',
  challengesLeft: 'Desafios em vídeo restantes',
  shuttlesUsed: 'Petecas usadas',
  longestRally: 'Rali mais longo',
  hand: 'Mão',
  leftHanded: 'Esquerda',
  rightHanded: 'Direita',
  aheadDifference: 'À frente pelo saldo de games',
  setsWon: 'Games ganhos',
  periods: 'Games',
  pointsBySet: 'Pontos por game',
};
