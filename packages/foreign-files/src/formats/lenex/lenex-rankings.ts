/** Rankings of a LENEX file: the places of its results, in the whole event and in age groups. */
import { listChildren } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { groupsByWidth } from './lenex-races.ts';
import type { AgeGroup, Race, Round } from './lenex-races.ts';
import { attribute, readNumber } from './lenex-values.ts';

interface RankedIn {
  group: AgeGroup | undefined;
  place: number | undefined;
}

/** Keyed by `resultid`. */
export type Rankings = ReadonlyMap<string, readonly RankedIn[]>;

/** Places of results by `resultid`, with the age group in which they count; without one, in the whole event. */
export function readRankings(byEventId: ReadonlyMap<string, Round>): Rankings {
  const rankings = new Map<string, RankedIn[]>();
  for (const round of byEventId.values()) {
    const groups = listChildren(round.element, 'AGEGROUPS', 'AGEGROUP');
    for (const element of groups) {
      const [from, to] = [readNumber(element, 'agemin'), readNumber(element, 'agemax')];
      const isOpen = (from === undefined && to === undefined) || groups.length === 1;
      const group = isOpen ? undefined : round.race.ageGroups.find((one) => one.from === from && one.to === to);
      if (!isOpen && !group) continue;
      for (const ranking of listChildren(element, 'RANKINGS', 'RANKING')) {
        const result = attribute(ranking, 'resultid') ?? '';
        rankings.set(result, [...(rankings.get(result) ?? []), { group, place: readNumber(ranking, 'place') }]);
      }
    }
  }
  return rankings;
}

/** The narrowest age group in which a competitor counts; none in an event that is one age group as a whole. */
export function ageGroupOf(element: XmlElement, race: Race, ranked: readonly RankedIn[]): AgeGroup | undefined {
  if (race.ageGroups.length < 2) return undefined;
  const id = attribute(element, 'agegroupid');
  return (
    race.ageGroups.find((group) => group.id !== undefined && group.id === id) ??
    groupsByWidth(race).find((group) => ranked.some((one) => one.group === group))
  );
}
