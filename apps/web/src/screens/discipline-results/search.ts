import { genders } from '../../shared/genders.ts';
import { codeText, oneOf } from '../../shared/search-text.ts';
import type { Gender } from '../../shared/genders.ts';

export interface SportResultsSearch {
  event?: string;
  gender?: Gender;
  /** From 2. */
  page?: number;
}

export function readSportResultsSearch(search: Record<string, unknown>): SportResultsSearch {
  return {
    event: codeText(search.event),
    gender: oneOf(search.gender, genders),
    page: pageNumber(search.page),
  };
}

function pageNumber(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page < 1000 ? page : undefined;
}
