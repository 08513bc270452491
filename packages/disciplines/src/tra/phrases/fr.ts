import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Trampoline',
  difficultyShort: 'D',
  executionShort: 'E',
  flight: 'Temps de vol',
  flightShort: 'T',
  displacement: 'Déplacement horizontal',
  displacementShort: 'H',
  synchronisation: 'Synchronisation',
  routine: 'Exercice',
  routineNumber: 'Exercice {number, number}',
  elements: 'Éléments',
  inquiry: 'Réclamation',
  inquirySubmitted: 'déposée',
  inquiryAccepted: 'acceptée',
  inquiryRejected: 'rejetée',
  stage: 'En ce moment',
  stageCurrent: 'en piste',
  stageNext: 'prochain passage',
  stageWaiting: 'en attente de la note',
  periods: 'Exercices',
};
