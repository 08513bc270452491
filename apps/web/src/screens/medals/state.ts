import { codeText, oneOf } from '../../shared/search-text.ts';
import type { Medallist } from '@podium/contract';

export interface MedalsSearch {
  /** From the form without scripts; the path says it. */
  discipline?: string;
  gender?: 'M' | 'W' | 'X';
  division?: '1' | '2' | '3';
  delegation?: string;
  medal?: 'gold' | 'silver' | 'bronze' | 'total';
  sort?: '-total';
}

export function readMedalsSearch(search: Record<string, unknown>): MedalsSearch {
  return {
    discipline: codeText(search.discipline),
    gender: oneOf(search.gender, ['M', 'W', 'X']),
    division: oneOf(search.division, ['1', '2', '3']),
    delegation: codeText(search.delegation),
    medal: oneOf(search.medal, ['gold', 'silver', 'bronze', 'total']),
    sort: oneOf(search.sort, ['-total']),
  };
}

/** What the medal table is asked for. */
export function tableFilter(discipline: string, search: MedalsSearch) {
  return {
    discipline: discipline === 'all' ? undefined : discipline,
    gender: search.gender,
    division: search.division,
    sort: search.sort ? ('total' as const) : ('gold' as const),
  };
}

/** The list of medallists is shown behind a count, and always for one sport. */
export const hasMedallists = (discipline: string, search: MedalsSearch) =>
  discipline !== 'all' || search.delegation !== undefined || search.medal !== undefined;

/** The medallists behind a count: of a delegation, a medal, under the filters of the table. */
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

const medalOrder = ['gold', 'silver', 'bronze'];

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
