import { medals } from './medals.ts';
import { reminders } from './reminders.ts';
import { units } from './units.ts';

/** Notifications about the sport. */
export const sportTopics = [units, medals, reminders];
