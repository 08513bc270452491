import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Açıq suda üzgüçülük',
  lap: 'Dövrə',
  lapNumber: 'Dövrə {number}',
  lapTime: 'Dövrənin vaxtı',
  feedingStop: 'Qidalanma məntəqəsi',
  feedingStopNumber: 'Qidalanma məntəqəsi {number}',
  yellowFlags: 'Sarı bayraqlar',
  redFlags: 'Qırmızı bayraqlar',
  waves: 'Dalğalar',
  current: 'Axın',
  gap: 'Birincidən geridə',
};
