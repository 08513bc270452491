import { genders } from '../../shared/genders.ts';
import { codeText, oneOf, pageNumber } from '../../shared/search-text.ts';
import type { ParticipantsQuery } from '@podium/contract';
import type { Gender } from '../../shared/genders.ts';

export interface PeopleSearch {
  /** Athletes, if it does not say otherwise. */
  kind?: 'teams';
  event?: string;
  gender?: Gender;
  delegation?: string;
  q?: string;
  /** From 2. */
  page?: number;
}

export const PAGE_SIZE = 50;

export function readPeopleSearch(search: Record<string, unknown>): PeopleSearch {
  return {
    kind: oneOf(search.kind, ['teams']),
    event: codeText(search.event),
    gender: oneOf(search.gender, genders),
    delegation: codeText(search.delegation)?.toUpperCase(),
    q: queryText(search.q),
    page: pageNumber(search.page),
  };
}

/** What was typed, as the server takes it: at most 80 characters, spaces round it say nothing. */
export const queryText = (value: unknown) =>
  typeof value === 'string' ? value.trim().slice(0, 80) || undefined : undefined;

/** What the list is asked for. */
export function peopleFilter(discipline: string, search: PeopleSearch): Partial<Omit<ParticipantsQuery, 'lang'>> {
  const { kind = 'athletes', event, gender, delegation, q, page = 1 } = search;
  return { kind, query: q, discipline, event, gender, organisation: delegation, page, pageSize: PAGE_SIZE };
}

export const isNarrowed = ({ event, gender, delegation, q }: PeopleSearch) =>
  [event, gender, delegation, q].some((value) => value !== undefined);
