import { genders } from '../../shared/elements/genders.ts';
import { codeText, oneOf } from '../../shared/shell/search-text.ts';
import type { Gender } from '../../shared/elements/genders.ts';

export interface CompetitionsSearch {
  gender?: Gender;
  /** The expanded event. */
  event?: string;
}

export function readCompetitionsSearch(search: Record<string, unknown>): CompetitionsSearch {
  return { event: codeText(search.event), gender: oneOf(search.gender, genders) };
}
