import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Cyclisme',
  checkpoint: 'Point de passage',
  checkpointNumber: 'Point de passage {number}',
  startLoop: 'Boucle de départ',
  halfLap: 'Moitié de tour',
  lap: 'Tour',
  lapNumber: 'Tour {number}',
  finishLoop: 'Boucle d’arrivée',
  lapsDown: 'Tours de retard',
  sprintPoints: 'Points de sprint',
  sprintNumber: 'Sprint {number}',
  lapsGained: 'Points des tours gagnés',
  averageSpeed: 'Vitesse moyenne, km/h',
  team: 'Équipe',
  bunch: 'Groupe',
  behindLeader: 'Retard sur la tête',
  gap: 'Écart',
  attack: 'Attaque',
  crash: 'Chute',
  puncture: 'Crevaison',
  caught: 'Rattrapé',
};
