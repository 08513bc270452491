import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Kamandan oxatma',
  part: 'Raund',
  partNumber: 'Raund {number}',
  end: 'Seriya',
  endNumber: 'Seriya {number}',
  endTotal: 'İndiyədək cəmi',
  tensShort: '10',
  innerTensShort: 'X',
  target: 'Hədəf',
  hand: 'Əl',
  leftHanded: 'sol',
  rightHanded: 'sağ',
  bow: 'Yay',
  recurve: 'klassik',
  compound: 'blok',
  arrowShot: 'Ox',
  setWon: 'Set qazanıldı',
};
