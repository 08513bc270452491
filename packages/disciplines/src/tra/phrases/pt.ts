import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Ginástica de trampolim',
  difficultyShort: 'D',
  executionShort: 'E',
  flight: 'Tempo de voo',
  flightShort: 'T',
  displacement: 'Deslocamento horizontal',
  displacementShort: 'H',
  synchronisation: 'Sincronia',
  routine: 'Série',
  routineNumber: 'Série {number, number}',
  elements: 'Elementos',
  inquiry: 'Recurso de nota',
  inquirySubmitted: 'apresentado',
  inquiryAccepted: 'aceito',
  inquiryRejected: 'negado',
  stage: 'Agora',
  stageCurrent: 'se apresentando',
  stageNext: 'a seguir',
  stageWaiting: 'à espera da nota',
  periods: 'Séries',
};
