import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Wrestling',
  bySuperiority: 'por superioridade técnica',
  byInjury: 'por lesão',
  byForfeit: 'por não comparecimento',
  byCautions: 'por três advertências',
  bothDisqualified: 'dupla desclassificação',
  cautions: 'Advertências',
  onePoint: 'Um ponto',
  twoPoints: 'Dois pontos',
  fourPoints: 'Quatro pontos',
  fivePoints: 'Cinco pontos',
  caution: 'Advertência',
  challenge: 'Desafio',
  challengeAccepted: 'Desafio aceito',
  challengeRejected: 'Desafio negado',
};
