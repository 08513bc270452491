import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Açıq suda üzgüçülük',
  lap: 'Dövrə',
  lapNumber: '{number, selectordinal, one {#-ci dövrə} few {#-cü dövrə} many {#-cı dövrə} other {#-cu dövrə}}',
  lapTime: 'Dövrənin vaxtı',
  feedingStop: 'Qidalanma məntəqəsi',
  feedingStopNumber:
    '{number, selectordinal, one {#-ci qidalanma məntəqəsi} few {#-cü qidalanma məntəqəsi} many {#-cı qidalanma məntəqəsi} other {#-cu qidalanma məntəqəsi}}',
  yellowFlags: 'Sarı bayraqlar',
  redFlags: 'Qırmızı bayraqlar',
  waves: 'Dalğalar',
  current: 'Axın',
  gap: 'Birincidən geridə',
};
