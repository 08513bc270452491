import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const es: Phrases<typeof en> = {
  name: 'Trampolín',
  difficultyShort: 'D',
  executionShort: 'E',
  flight: 'Tiempo de vuelo',
  flightShort: 'T',
  displacement: 'Desplazamiento horizontal',
  displacementShort: 'H',
  synchronisation: 'Sincronización',
  routine: 'Ejercicio',
  routineNumber: 'Ejercicio {number, number}',
  elements: 'Elementos',
  inquiry: 'Reclamación de nota',
  inquirySubmitted: 'presentada',
  inquiryAccepted: 'aceptada',
  inquiryRejected: 'rechazada',
  stage: 'Ahora',
  stageCurrent: 'en acción',
  stageNext: 'a continuación',
  stageWaiting: 'a la espera de la nota',
  periods: 'Ejercicios',
};
