import type { Medallist } from '@podium/contract';
import type { PageSize } from '../../shell/page-size.ts';

export interface MedalsSearch {
  /** From the form without scripts; otherwise the path contains it. */
  discipline?: string;
  gender?: 'M' | 'W' | 'X';
  division?: '1' | '2' | '3';
  delegation?: string;
  /** Day of the table and of its medalists; for multiple medalists, the medals may be from any day. */
  date?: string;
  medal?: 'gold' | 'silver' | 'bronze' | 'total';
  sort?: '-total';
  /** `people`: multiple medalists; `race`: the ranks of delegations by day. */
  view?: 'people' | 'race';
  /** Rows per page of multiple medalists; omitted for the default of 100. */
  size?: PageSize;
  /** Page of the multiple medalists, from 2. */
  page?: number;
}

/**
 * The medalists behind a count, filtered by delegation, medal and the filters of the table. The items are those of the
 * selected day.
 */
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
  /** Exhibition medals are listed separately and do not count. */
  medal: Medallist['medal'] | 'exhibition';
  medallists: Medallist[];
  /** As in the medal table: medals that are not official yet are shown but not counted. */
  count: number;
}

/** Medalists by medal, gold first; medals without winners are omitted. */
export function byMedal(items: readonly Medallist[]): MedalGroup[] {
  const groups = Map.groupBy(items, ({ medal, event }) => (event.isExhibition ? 'exhibition' : medal));
  return [...medalOrder, 'exhibition' as const].flatMap((medal) => {
    const medallists = groups.get(medal) ?? [];
    const count = medallists.filter(({ isOfficial, isEventOpen }) => isOfficial || isEventOpen).length;
    return medallists.length > 0 ? [{ medal, medallists, count }] : [];
  });
}

/** Medalists by event, or by age group if the groups have medals of their own; gold first, shared medals are adjacent. */
export function byEvent(items: Medallist[]): MedalEvent[] {
  const events = new Map<string, Medallist[]>();
  for (const item of items) {
    const key = `${item.discipline.key} ${item.event.id} ${item.ageGroup ?? ''}`;
    events.set(key, [...(events.get(key) ?? []), item]);
  }
  return [...events].map(([key, medallists]) => ({
    key,
    medallists: medallists.sort((a, b) => medalOrder.indexOf(a.medal) - medalOrder.indexOf(b.medal)),
  }));
}
