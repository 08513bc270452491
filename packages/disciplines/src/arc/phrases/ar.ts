import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const ar: Phrases<typeof en> = {
  name: 'القوس والسهم',
  part: 'الجولة',
  partNumber: 'الجولة {number, number}',
  end: 'المجموعة',
  endNumber: 'المجموعة {number, number}',
  endTotal: 'المجموع حتى الآن',
  tensShort: '10',
  innerTensShort: 'X',
  target: 'الهدف',
  hand: 'اليد',
  leftHanded: 'اليسرى',
  rightHanded: 'اليمنى',
  bow: 'القوس',
  recurve: 'أولمبي',
  compound: 'مركب',
  arrowShot: 'السهم',
  setWon: 'فوز بالشوط',
};
