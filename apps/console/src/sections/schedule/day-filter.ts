import type { DeskUnit, DeskUnitEdit } from '@podium/contract';
import type { NamedRef } from '@podium/contract';

export interface DayFilter {
  venue: string;
  discipline: string;
  text: string;
  isCorrectedOnly: boolean;
  isContradictedOnly: boolean;
}

/** Returns whether the feed has sent a newer value, which is the one shown. */
export const isSuperseded = ({ isShown, said, value }: DeskUnitEdit): boolean =>
  !isShown && JSON.stringify(said ?? null) !== JSON.stringify(value ?? null);

export const isContradicted = ({ edits }: Pick<DeskUnit, 'edits'>): boolean =>
  edits.some((edit) => edit.isContradicted);

/** Lowercase without accents, which users omit when they search. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Event and contest; the event is omitted if the contest's name starts with it. */
export const contestName = ({ event, name }: Pick<DeskUnit, 'event' | 'name'>): string =>
  [event && !name.startsWith(event.name) ? event.name : '', name].filter(Boolean).join(' · ');

export function filterUnits(units: readonly DeskUnit[], filter: DayFilter): DeskUnit[] {
  const terms = plain(filter.text).split(/\s+/u).filter(Boolean);
  return units.filter((unit) => {
    const { venue, discipline, location, edits, id } = unit;
    if (filter.venue !== '' && venue?.id !== filter.venue) return false;
    if (filter.discipline !== '' && discipline?.id !== filter.discipline) return false;
    if (filter.isCorrectedOnly && edits.length === 0) return false;
    if (filter.isContradictedOnly && !isContradicted(unit)) return false;
    const searchText = plain([contestName(unit), discipline?.name, venue?.name, location?.name, id].join(' '));
    return terms.every((term) => searchText.includes(term));
  });
}

/** The distinct venues or disciplines of some contests. */
export function filterChoices(units: readonly DeskUnit[], field: 'venue' | 'discipline'): NamedRef[] {
  const choicesById = new Map(units.flatMap((unit) => (unit[field] ? [[unit[field].id, unit[field]] as const] : [])));
  return [...choicesById.values()];
}
