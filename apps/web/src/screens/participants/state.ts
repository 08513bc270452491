import { codeText, oneOf } from '../../shared/search-text.ts';
import type { ParticipantsQuery } from '@podium/contract';

export const tabs = ['athletes', 'delegations', 'teams'] as const;
export type Tab = (typeof tabs)[number];

export interface ParticipantsSearch {
  discipline?: string;
  /** Of the discipline; without one it says nothing. */
  event?: string;
  gender?: 'M' | 'W' | 'X' | 'O';
  delegation?: string;
  date?: string;
  medal?: 'gold' | 'silver' | 'bronze';
  q?: string;
  sort?: '-medals' | 'delegation';
  /** From 2 on. */
  page?: number;
}

/** With each page of the list, whoever asks for it: so that all ask for the same documents. */
export const PAGE_SIZE = 50;

export function readParticipantsSearch(search: Record<string, unknown>): ParticipantsSearch {
  const discipline = codeText(search.discipline)?.toLowerCase();
  return {
    discipline,
    event: discipline ? codeText(search.event) : undefined,
    gender: oneOf(search.gender, ['M', 'W', 'X', 'O']),
    delegation: codeText(search.delegation)?.toUpperCase(),
    date: dayText(search.date),
    medal: oneOf(search.medal, ['gold', 'silver', 'bronze']),
    q: queryText(search.q),
    sort: oneOf(search.sort, ['-medals', 'delegation']),
    page: pageNumber(search.page),
  };
}

const dayText = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** What was typed, as the server takes it: at most 80 characters, spaces round it say nothing. */
export const queryText = (value: unknown) =>
  typeof value === 'string' ? value.trim().slice(0, 80) || undefined : undefined;

function pageNumber(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined;
}

/** What a tab can be asked for: a delegation has no gender, no event of its own, and is in no other. */
export function searchFor(tab: Tab, search: ParticipantsSearch): ParticipantsSearch {
  const { event, gender, delegation, sort, ...common } = search;
  if (tab === 'delegations') return { ...common, sort: sort === '-medals' ? sort : undefined };
  return { ...common, event, gender, delegation, sort };
}

const sorts = { '-medals': 'medals', delegation: 'organisation' } as const;

/** The server's names for what the address says. */
export function participantsFilter(
  tab: Tab,
  search: ParticipantsSearch,
  page = search.page ?? 1,
): Partial<Omit<ParticipantsQuery, 'lang'>> {
  const { discipline, event, gender, delegation, date, medal, q, sort } = searchFor(tab, search);
  return {
    kind: tab,
    query: q,
    discipline,
    event,
    gender,
    organisation: delegation,
    medal,
    day: date,
    sort: sort && sorts[sort],
    page,
    pageSize: PAGE_SIZE,
  };
}

/** The filters behind the button that are set; what was typed is not one of them. */
export function activeFilters(tab: Tab, search: ParticipantsSearch): number {
  const { discipline, event, gender, delegation, date, medal } = searchFor(tab, search);
  return [discipline, event, gender, delegation, date, medal].filter((value) => value !== undefined).length;
}
