import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Triatlon',
  swim: 'Üzgüçülük',
  transition1: '1-ci keçid',
  bike: 'Velosiped',
  transition2: '2-ci keçid',
  run: 'Qaçış',
  run1: 'Birinci qaçış',
  segment: 'Hissə',
  segmentNumber: '{number, selectordinal, one {#-ci hissə} few {#-cü hissə} many {#-cı hissə} other {#-cu hissə}}',
  segmentTime: 'Hissənin vaxtı',
  leg: 'Estafet mərhələsi',
  legNumber: '{number, selectordinal, one {#-ci mərhələ} few {#-cü mərhələ} many {#-cı mərhələ} other {#-cu mərhələ}}',
  timePenalty: 'Vaxt cəriməsi',
  wetsuits: 'Neopren geyim',
  allowed: 'icazəlidir',
  forbidden: 'qadağandır',
  gap: 'Birincidən geridə',
};
