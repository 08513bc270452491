import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Triathlon',
  swim: 'Natation',
  transition1: 'Transition 1',
  bike: 'Vélo',
  transition2: 'Transition 2',
  run: 'Course à pied',
  run1: 'Première course',
  segment: 'Segment',
  segmentNumber: 'Segment {number, number}',
  segmentTime: 'Temps du segment',
  leg: 'Relais',
  legNumber: '{number, selectordinal, one {#er} other {#e}} relais',
  timePenalty: 'Pénalité de temps',
  wetsuits: 'Combinaisons',
  allowed: 'autorisées',
  forbidden: 'interdites',
  gap: 'Retard sur la première place',
};
