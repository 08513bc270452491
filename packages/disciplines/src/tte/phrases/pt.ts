import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Tênis de mesa',
  servicePoints: 'Pontos ganhos no saque',
  longestLead: 'Maior vantagem',
  hand: 'Mão',
  leftHanded: 'Esquerda',
  rightHanded: 'Direita',
  grip: 'Empunhadura',
  shakehand: 'Clássica',
  penhold: 'Caneta',
  onePenaltyPoint: 'Cartões amarelo e vermelho: um ponto para o adversário',
  twoPenaltyPoints: 'Cartões amarelo e vermelho: dois pontos para o adversário',
  disqualified: 'Cartão vermelho: desclassificação',
  aheadMetRatio: 'À frente pelo coeficiente de games no confronto direto',
  setsWon: 'Games ganhos',
  periods: 'Games',
  pointsBySet: 'Pontos por game',
};
