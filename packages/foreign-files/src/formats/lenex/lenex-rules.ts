import { areAgeGroupsClear } from '@podium/games';
import { row } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { childNamed } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { Race } from './lenex-races.ts';
import { attribute, readDay, readNumber } from './lenex-values.ts';

/** Rules of the events: lanes of the pool, and years of birth of their age groups. */
export function ruleRows(races: readonly Race[], meet: XmlElement): FolderRow[] {
  const lanes = laneCount(meet);
  const year = ageYear(races, meet);
  return races.flatMap((race) => {
    const { id } = race;
    const ages = year === undefined ? {} : ageCells(race, year);
    return lanes === undefined && Object.keys(ages).length === 0
      ? []
      : [row({ event: id, measure: 'time', lanes, ...ages })];
  });
}

/** Lanes of the pool, if they are numbered from 1. */
function laneCount(meet: XmlElement): number | undefined {
  const pool = childNamed(meet, 'POOL');
  const [first, last] = pool ? [readNumber(pool, 'lanemin') ?? 1, readNumber(pool, 'lanemax')] : [];
  return first === 1 && last !== undefined && last > 0 && last < 100 ? last : undefined;
}

/** The year in which ages are counted; undefined if they are counted on another day than that of the year's end. */
function ageYear(races: readonly Race[], meet: XmlElement): number | undefined {
  const element = childNamed(meet, 'AGEDATE');
  if (element && (attribute(element, 'type') ?? 'YEAR') !== 'YEAR') return undefined;
  const days = races.flatMap(({ rounds }) => rounds.map(({ session }) => session.day));
  const day = (element && readDay(element, 'value')) ?? days.sort()[0];
  return day === undefined ? undefined : Number(day.slice(0, 4));
}

/** An event of one age group has limits; several are groups inside it, such as `Youth D 2019-2020`, if no year is in two. */
function ageCells({ ageGroups: groups, isOneAge }: Race, year: number): Record<string, string | number | undefined> {
  const born = (age: number | undefined): number | undefined =>
    age === undefined || year - age < 1850 ? undefined : year - age;
  const [only] = groups;
  if (isOneAge)
    return only!.from === undefined && born(only!.to) === undefined
      ? {}
      : { born_from: born(only!.to), born_to: born(only!.from) };
  const named = groups.map(({ name, from, to }) => {
    const years = from === to ? born(from) : `${born(to) ?? ''}-${born(from) ?? ''}`;
    return `${name.replaceAll(';', ',')} ${years}`;
  });
  return named.length > 0 && areAgeGroupsClear(named) ? { age_groups: named.join(';') } : {};
}
