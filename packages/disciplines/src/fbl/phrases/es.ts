import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Fútbol',
  goalsConceded: 'Goles recibidos',
  minutes: 'Minutos',
  possession: 'Posesión',
  corners: 'Córners',
  freeKicks: 'Tiros libres',
  offsides: 'Fueras de juego',
  fouls: 'Faltas',
  foulsDrawn: 'Faltas recibidas',
  formation: 'Formación',
  penaltySaved: 'Penalti parado',
  penaltyPost: 'Penalti al palo',
  penaltyMissed: 'Penalti fallado',
  videoReview: 'Revisión por vídeo',
  reviewReason: 'Motivo',
  handball: 'Mano',
  goalLine: 'Balón sobre la línea',
  aheadMetDifference: 'Por delante por la diferencia de goles entre sí',
  aheadMetFor: 'Por delante por los goles en los partidos entre sí',
  aheadDifference: 'Por delante por diferencia de goles',
  aheadFor: 'Por delante por goles a favor',
};
