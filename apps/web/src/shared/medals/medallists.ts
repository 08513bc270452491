import type { Medallist } from '@podium/contract';
import type { PageSize } from '../page-size.ts';

/** What an address of the medal table says. */
export interface MedalsSearch {
  /** From the form without scripts; the path says it. */
  discipline?: string;
  gender?: 'M' | 'W' | 'X';
  division?: '1' | '2' | '3';
  delegation?: string;
  /** Day of the table and of its medalists; multiple medalists may have won theirs on any day. */
  date?: string;
  medal?: 'gold' | 'silver' | 'bronze' | 'total';
  sort?: '-total';
  /** `people`: those who won more than one medal; `race`: who stood where from day to day. */
  view?: 'people' | 'race';
  /** Rows per page of those who won more than one, unless it is 100. */
  size?: PageSize;
  /** Page of the multiple medalists, from 2. */
  page?: number;
}

/** The medallists behind a count: of a delegation, a medal, under the filters of the table. They are read for its day. */
export function chosenMedallists(items: Medallist[], search: MedalsSearch): Medallist[] {
  return items.filter(
    ({ organisation, medal, event }) =>
      (!search.delegation || organisation?.code === search.delegation) &&
      (!search.medal || search.medal === 'total' || medal === search.medal) &&
      (!search.gender || event.gender === search.gender) &&
      (!search.division || event.division === search.division),
  );
}

export interface MedalEvent {
  key: string;
  medallists: Medallist[];
}

const medalOrder = ['gold', 'silver', 'bronze'] as const;

export interface MedalGroup {
  /** Those of exhibitions stand apart: they do not count. */
  medal: Medallist['medal'] | 'exhibition';
  medallists: Medallist[];
  /** As the medal table counts them: what is not yet official is shown but not counted. */
  count: number;
}

/** Medallists by medal, gold first; what nobody won is left out. */
export function byMedal(items: readonly Medallist[]): MedalGroup[] {
  const groups = Map.groupBy(items, ({ medal, event }) => (event.isExhibition ? 'exhibition' : medal));
  return [...medalOrder, 'exhibition' as const].flatMap((medal) => {
    const medallists = groups.get(medal) ?? [];
    const count = medallists.filter(({ isOfficial, isEventOpen }) => isOfficial || isEventOpen).length;
    return medallists.length > 0 ? [{ medal, medallists, count }] : [];
  });
}

/** Medallists by event, gold first; shared medals stand side by side. */
export function byEvent(items: Medallist[]): MedalEvent[] {
  const events = new Map<string, Medallist[]>();
  for (const item of items) {
    const key = `${item.discipline.key} ${item.event.id}`;
    events.set(key, [...(events.get(key) ?? []), item]);
  }
  return [...events].map(([key, medallists]) => ({
    key,
    medallists: medallists.sort((a, b) => medalOrder.indexOf(a.medal) - medalOrder.indexOf(b.medal)),
  }));
}
