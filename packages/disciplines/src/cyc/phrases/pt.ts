import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Ciclismo',
  checkpoint: 'Ponto de passagem',
  checkpointNumber: 'Passagem {number, number}',
  startLoop: 'Volta de largada',
  halfLap: 'Meia volta',
  lap: 'Volta',
  lapNumber: 'Volta {number, number}',
  finishLoop: 'Volta final',
  lapsDown: 'Voltas atrás',
  sprintPoints: 'Pontos de sprint',
  sprintNumber: 'Sprint {number, number}',
  lapsGained: 'Pontos por voltas ganhas',
  averageSpeed: 'Velocidade média, km/h',
  team: 'Equipe',
  bunch: 'Pelotão',
  behindLeader: 'Atrás da liderança',
  gap: 'Diferença',
  attack: 'Ataque',
  crash: 'Queda',
  puncture: 'Pneu furado',
  caught: 'Alcançado',
};
