import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Qılıncoynatma',
  touches: 'Toxunuşlar',
  touch: 'Toxunuş',
  hand: 'Əl',
  leftHanded: 'Sol',
  rightHanded: 'Sağ',
  priority: 'Üstünlük hüququ',
  byPriority: 'püşklə verilən üstünlüklə',
  redCardTouch: 'Qırmızı vərəqə: rəqibə bir toxunuş',
  blackCard: 'Qara vərəqə: kənarlaşdırma',
};
