import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Futebol',
  goalsConceded: 'Gols sofridos',
  minutes: 'Minutos',
  possession: 'Posse de bola',
  corners: 'Escanteios',
  freeKicks: 'Faltas cobradas',
  offsides: 'Impedimentos',
  fouls: 'Faltas',
  foulsDrawn: 'Faltas sofridas',
  formation: 'Formação',
  penaltySaved: 'Pênalti defendido',
  penaltyPost: 'Pênalti na trave',
  penaltyMissed: 'Pênalti perdido',
  videoReview: 'Revisão de vídeo',
  reviewReason: 'Motivo',
  handball: 'Mão na bola',
  goalLine: 'Bola na linha do gol',
  aheadMetDifference: 'À frente pelo saldo de gols no confronto direto',
  aheadMetFor: 'À frente pelos gols no confronto direto',
  aheadDifference: 'À frente pelo saldo de gols',
  aheadFor: 'À frente pelos gols marcados',
};
