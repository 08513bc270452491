import { periodNameOf } from '@podium/disciplines/reading';
import type { Sport } from './use-sport.ts';

/** A part of a contest in short, `Q3`, or whole, `Quarter 3`; one that nobody names as the feed writes it. */
export function periodText(sport: Sport, code: string | null, form: 'short' | 'phrase' = 'short'): string {
  if (!code) return '';
  const name = periodNameOf(sport.discipline, code);
  return name ? sport.say(name[form], name.number) : (sport.named(code) ?? code);
}
