import type { ParticipantsQuery } from '@podium/contract';
import type { PeopleSearch } from './search.ts';

export const PAGE_SIZE = 50;

/** What the list is asked for. */
export function peopleFilter(discipline: string, search: PeopleSearch): Partial<Omit<ParticipantsQuery, 'lang'>> {
  const { kind = 'athletes', event, gender, delegation, q, page = 1 } = search;
  return { kind, query: q, discipline, event, gender, organisation: delegation, page, pageSize: PAGE_SIZE };
}

export const isNarrowed = ({ event, gender, delegation, q }: PeopleSearch) =>
  [event, gender, delegation, q].some((value) => value !== undefined);
