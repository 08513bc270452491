import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Cyclisme',
  checkpoint: 'Point de passage',
  checkpointNumber: 'Point de passage {number, number}',
  startLoop: 'Boucle de départ',
  halfLap: 'Demi-tour de piste',
  lap: 'Tour',
  lapNumber: 'Tour {number, number}',
  finishLoop: 'Boucle d’arrivée',
  lapsDown: 'Tours de retard',
  sprintPoints: 'Points de sprint',
  sprintNumber: 'Sprint {number, number}',
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
