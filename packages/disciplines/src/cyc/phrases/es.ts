import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Ciclismo',
  checkpoint: 'Punto de control',
  checkpointNumber: 'Punto de control {number, number}',
  startLoop: 'Vuelta de salida',
  halfLap: 'Media vuelta',
  lap: 'Vuelta',
  lapNumber: 'Vuelta {number, number}',
  finishLoop: 'Vuelta final',
  lapsDown: 'Vueltas perdidas',
  sprintPoints: 'Puntos de esprint',
  sprintNumber: 'Esprint {number, number}',
  lapsGained: 'Puntos por vueltas ganadas',
  averageSpeed: 'Velocidad media, km/h',
  team: 'Equipo',
  bunch: 'Grupo',
  behindLeader: 'Tras la cabeza',
  gap: 'Diferencia',
  attack: 'Ataque',
  crash: 'Caída',
  puncture: 'Pinchazo',
  caught: 'Alcance',
};
