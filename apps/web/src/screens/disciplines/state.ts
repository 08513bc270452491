import { genders } from '../../shared/elements/genders.ts';
import { codeText, oneOf, searchWords } from '../../shared/shell/search-text.ts';
import type { Gender } from '../../shared/elements/genders.ts';

export interface DisciplinesSearch {
  /** The expanded sport. */
  discipline?: string;
  event?: string;
  gender?: Gender;
  medal?: 'gold' | 'bronze';
  /** By week by default. */
  show?: 'block';
  days?: 'event';
  q?: string;
}

export type OpenSport = DisciplinesSearch & { discipline: string };

export function readDisciplinesSearch(search: Record<string, unknown>): DisciplinesSearch {
  return {
    discipline: codeText(search.discipline)?.toLowerCase(),
    event: codeText(search.event),
    gender: oneOf(search.gender, genders),
    medal: oneOf(search.medal, ['gold', 'bronze']),
    show: oneOf(search.show, ['block']),
    days: oneOf(search.days, ['event']),
    q: searchWords(search.q),
  };
}
