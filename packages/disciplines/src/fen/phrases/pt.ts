import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const pt: Phrases<typeof en> = {
  name: 'Esgrima',
  touches: 'Toques',
  touch: 'Toque',
  hand: 'Mão',
  leftHanded: 'Esquerda',
  rightHanded: 'Direita',
  priority: 'Prioridade',
  byPriority: 'por prioridade, por sorteio',
  redCardTouch: 'Cartão vermelho: um toque para o adversário',
  blackCard: 'Cartão preto: exclusão',
};
