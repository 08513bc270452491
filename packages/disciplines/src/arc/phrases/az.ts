import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Kamandan oxatma',
  part: 'Raund',
  partNumber: '{number, selectordinal, one {#-ci raund} few {#-cü raund} many {#-cı raund} other {#-cu raund}}',
  end: 'Seriya',
  endNumber: '{number, selectordinal, one {#-ci seriya} few {#-cü seriya} many {#-cı seriya} other {#-cu seriya}}',
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
