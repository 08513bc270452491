import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Nage en eau libre',
  lap: 'Tour',
  lapNumber: 'Tour {number, number}',
  lapTime: 'Temps du tour',
  feedingStop: 'Ravitaillement',
  feedingStopNumber: 'Ravitaillement {number, number}',
  yellowFlags: 'Drapeaux jaunes',
  redFlags: 'Drapeaux rouges',
  waves: 'Vagues',
  current: 'Courant',
  gap: 'Retard sur la première place',
};
