import { readEventAgeGroup } from '@podium/games';
import { element, wrapped } from '../../../xml/write-xml.ts';
import type { NewElement } from '../../../xml/write-xml.ts';
import { textOf } from './lenex-tables.ts';
import type { SwimEvent, SwimRound } from './lenex-tables.ts';

/** Places of the results of each round, in the whole event. */
export type RoundPlaces = ReadonlyMap<SwimRound, readonly { resultId: number; place: number }[]>;

interface AgeGroup {
  id: number;
  name: string | undefined;
  from: number | undefined;
  to: number | undefined;
  handicap?: string;
}

/** Ids of the age groups of an event begin here. */
const firstId = ({ rounds }: SwimEvent): number => (rounds[0]?.id ?? 0) * 100;

/** Age groups of an event, by the years of birth in its rules. Without any, there is one group of all ages. */
function ageGroups(event: SwimEvent, year: number): AgeGroup[] {
  const { row, rules = {} } = event;
  const id = firstId(event);
  const age = (born: number | undefined): number | undefined => (born === undefined ? undefined : year - born);
  const named = (rules['age_groups'] ?? '').split(';').flatMap((text) => readEventAgeGroup(text) ?? []);
  if (named.length > 0)
    return [
      ...named.map(({ name, bornFrom, bornTo }, index) => ({
        id: id + index + 1,
        name,
        from: age(bornTo),
        to: age(bornFrom),
      })),
      { id, name: undefined, from: undefined, to: undefined },
    ];
  const { born_from: bornFrom, born_to: bornTo } = rules;
  const [, from, to] = /\.(\d*)-(\d*)(?:\.|$)/u.exec(row['id'] ?? '') ?? [];
  const number = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);
  return [
    {
      id,
      name: textOf(row, 'name')?.split(' · ')[1],
      from: age(number(bornTo)) ?? number(from),
      to: age(number(bornFrom)) ?? number(to),
      handicap: /\.H([A-Z0-9-]+)(?:\.|$)/u.exec(row['id'] ?? '')?.[1]?.replaceAll('-', ','),
    },
  ];
}

/** The id of an age group by its name, or by the name of one that contains only its ages; undefined if the event has no such group. */
export function ageGroupId(event: SwimEvent, name: string | undefined, year: number): number | undefined {
  const groups = ageGroups(event, year);
  return name === undefined || groups.length < 2 ? undefined : groups.find((group) => group.name === name)?.id;
}

/** Age groups of a round; the last one is that of all ages, whose places are those of the event. */
export function ageGroupElements(round: SwimRound, places: RoundPlaces, year: number): NewElement[] {
  const groups = ageGroups(round.event, year);
  const rankings = (places.get(round) ?? []).toSorted((one, other) => one.place - other.place);
  return groups.map(({ id, name, from = -1, to = -1, handicap }, index) =>
    element(
      'AGEGROUP',
      { agegroupid: id, agemin: from, agemax: to, name, handicap },
      index < groups.length - 1
        ? []
        : wrapped(
            'RANKINGS',
            rankings.map(({ place, resultId }, order) =>
              element('RANKING', { order: order + 1, place, resultid: resultId }),
            ),
          ),
    ),
  );
}
