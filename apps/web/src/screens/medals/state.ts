import type { MedalRaceAnswer } from '@podium/contract';
import type { MedalsSearch } from '../../shared/results/medals/medallists.ts';

export function tableFilter(discipline: string, search: MedalsSearch) {
  return {
    discipline: discipline === 'all' ? undefined : discipline,
    gender: search.gender,
    division: search.division,
    day: search.date,
    sort: search.sort ? ('total' as const) : ('gold' as const),
  };
}

export const raceFilter = (discipline: string, { gender, division }: MedalsSearch) => ({
  discipline,
  gender,
  division,
});

/** The chart needs at least two days and two delegations. */
export const hasRace = ({ days, rows }: Pick<MedalRaceAnswer, 'days' | 'rows'>) => days.length > 1 && rows.length > 1;

/** Number of active filters behind the button; filters that a view lacks are not counted. */
export const setFilters = (discipline: string, { view, gender, division, date }: MedalsSearch): number =>
  [
    discipline !== 'all',
    gender !== undefined,
    view !== 'people' && division !== undefined,
    view === undefined && date !== undefined,
  ].filter(Boolean).length;

/** Medalists are listed for a selected count, and always for one sport or one day. */
export const hasMedallists = (discipline: string, { view, delegation, medal, date }: MedalsSearch) =>
  view === undefined && (discipline !== 'all' || delegation !== undefined || medal !== undefined || date !== undefined);

/** All medals of one delegation on all days are also shown by day. */
export const hasMedalDays = ({ view, delegation, medal, date }: MedalsSearch) =>
  view === undefined && delegation !== undefined && date === undefined && (medal === undefined || medal === 'total');

/** Parameters that do not change the table: its order, and a selected count. */
const fullTableParameters = new Set(['sort', 'delegation', 'medal']);

/** The latest medals are shown next to the full table, even while the list of a count is open. */
export const hasLatest = (discipline: string, search: MedalsSearch) =>
  discipline === 'all' &&
  !(search.medal === 'total' && search.delegation === undefined) &&
  Object.entries(search).every(([key, value]) => fullTableParameters.has(key) || value === undefined);

/** Filter for multiple medalists: optionally of one delegation, with pagination. */
export const peopleFilter = (discipline: string, { gender, delegation, size = 100, page }: MedalsSearch) => ({
  discipline,
  gender,
  organisation: delegation,
  page,
  pageSize: size,
});

/** The cups count all events, so they stand below the unfiltered table of all sports only. */
export const hasCups = (discipline: string, { view, gender, division, date }: MedalsSearch): boolean =>
  discipline === 'all' && [view, gender, division, date].every((filter) => filter === undefined);
