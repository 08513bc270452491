import type { ParticipantsQuery } from '@podium/contract';
import { defaultPageSize } from './search.ts';
import type { PeopleSearch } from './search.ts';

export function peopleFilter(discipline: string, search: PeopleSearch): Partial<Omit<ParticipantsQuery, 'lang'>> {
  const { kind = 'athletes', event, gender, delegation, q, size = defaultPageSize, page = 1 } = search;
  return { kind, query: q, discipline, event, gender, organisation: delegation, page, pageSize: size };
}

export const isNarrowed = ({ event, gender, delegation, q }: PeopleSearch) =>
  [event, gender, delegation, q].some((value) => value !== undefined);
