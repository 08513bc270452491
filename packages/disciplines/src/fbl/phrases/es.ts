import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Fútbol',
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
};
