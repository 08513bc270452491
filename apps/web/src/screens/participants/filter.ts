import { defaultPageSize } from './pages.ts';
import { pagesOf } from './shown-pages.ts';
import type { ParticipantsQuery } from '@podium/contract';
import type { ParticipantsSearch, Tab } from './state.ts';

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
  page = pagesOf(search).first,
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

/** The filters behind the button that are set; what was typed is not one of them. */
export function activeFilters(tab: Tab, search: ParticipantsSearch): number {
  const { discipline, event, gender, delegation, date, medal } = searchFor(tab, search);
  return [discipline, event, gender, delegation, date, medal].filter((value) => value !== undefined).length;
}
