import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Badminton',
  pointsPlayed: 'Points joués',
  servicePoints: 'Points gagnés au service',
  longestLead: 'Plus grande avance',
  fastestSmash: 'Smash le plus rapide (km/h)',
  faults: 'Fautes',
  challengesLeft: 'Vérifications vidéo restantes',
  shuttlesUsed: 'Volants utilisés',
  longestRally: 'Échange le plus long',
  hand: 'Main',
  leftHanded: 'Gauche',
  rightHanded: 'Droite',
  aheadDifference: 'Meilleure différence de manches',
  setsWon: 'Manches gagnées',
  periods: 'Manches',
  pointsBySet: 'Points par manche',
};
