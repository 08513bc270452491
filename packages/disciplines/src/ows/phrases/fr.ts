import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Nage en eau libre',
  lap: 'Tour',
  lapNumber: 'Tour {number}',
  lapTime: 'Temps du tour',
  feedingStop: 'Ravitaillement',
  feedingStopNumber: 'Ravitaillement {number}',
  yellowFlags: 'Drapeaux jaunes',
  redFlags: 'Drapeaux rouges',
  waves: 'Vagues',
  current: 'Courant',
  gap: 'Retard sur la première place',
};
