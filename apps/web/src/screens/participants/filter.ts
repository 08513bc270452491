import { defaultPageSize } from './pages.ts';
import { parsePages } from './shown-pages.ts';
import type { ParticipantsQuery } from '@podium/contract';
import type { ParticipantsSearch, Tab } from './state.ts';

/** Drops filters that a tab does not support: delegations have no gender, event or parent delegation. */
export function searchFor(tab: Tab, search: ParticipantsSearch): ParticipantsSearch {
  const { event, gender, delegation, sort, ...common } = search;
  if (tab === 'delegations') return { ...common, sort: sort === '-medals' ? sort : undefined };
  return { ...common, event, gender, delegation, sort };
}

const sorts = { '-medals': 'medals', delegation: 'organisation' } as const;

/** Maps search parameters to the server's names. */
export function participantsFilter(
  tab: Tab,
  search: ParticipantsSearch,
  page = parsePages(search).first,
): Partial<Omit<ParticipantsQuery, 'lang'>> {
  const { discipline, event, gender, delegation, date, medal, q, sort, size } = searchFor(tab, search);
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
    pageSize: size ?? defaultPageSize,
  };
}

/** The number of active filters behind the button, without the search text. */
export function activeFilters(tab: Tab, search: ParticipantsSearch): number {
  const { discipline, event, gender, delegation, date, medal } = searchFor(tab, search);
  return [discipline, event, gender, delegation, date, medal].filter((value) => value !== undefined).length;
}
