import { findPeriodName } from '@podium/disciplines/reading';
import type { Sport } from './use-sport.ts';

/** A period in short, `Q3`, or in full, `Quarter 3`; unknown codes are unchanged. */
export function periodText(sport: Sport, code: string | null, form: 'short' | 'phrase' = 'short'): string {
  if (!code) return '';
  const name = findPeriodName(sport.discipline, code);
  return name ? sport.say(name[form], name.number) : (sport.named(code) ?? code);
}
