import type { OrganisationCode } from '../model/ids.ts';
import type { Medal } from '../model/vocabulary.ts';
import type { CupRule } from './cup-rule.ts';

/** A competitor's place in an event that counts. */
export interface CupPlace {
  competitorId: string;
  organisation: OrganisationCode;
  place: number;
}

export interface ScoredPlace extends CupPlace {
  /** The place for which it scores: that of the event, unless places above it moved up. */
  scoredPlace: number;
  /** Rounded to hundredths. */
  points: number;
}

/** A line of an official final ranking. */
export interface RankedCompetitor {
  competitorId: string;
  organisation: OrganisationCode | null;
  rank: number | null;
}

/** A medal that is counted, as in the medal table. */
export interface MedalPlace {
  competitorId: string;
  organisation: OrganisationCode;
  medal: Medal;
}

const placeOfMedal: Readonly<Record<Medal, number>> = { gold: 1, silver: 2, bronze: 3 };

/**
 * The places of an event: those of its medalists by medal, since ranks never decide medals, then those of the final
 * ranking. Someone ranked at the place of a medal that another competitor received has no place: a medal was moved
 * after a disqualification, and the ranking does not say so yet.
 *
 * @param ranking empty unless it is official
 */
export function eventPlaces(medals: readonly MedalPlace[], ranking: readonly RankedCompetitor[]): CupPlace[] {
  const awarded = medals.map(({ competitorId, organisation, medal }) => ({
    competitorId,
    organisation,
    place: placeOfMedal[medal],
  }));
  const winners = new Set(awarded.map(({ competitorId }) => competitorId));
  const taken = new Set(awarded.map(({ place }) => place));
  const ranked = ranking.flatMap(({ competitorId, organisation, rank }): CupPlace[] =>
    rank === null || organisation === null || winners.has(competitorId) || taken.has(rank)
      ? []
      : [{ competitorId, organisation, place: rank }],
  );
  return [...awarded, ...ranked].sort((a, b) => a.place - b.place);
}

interface EventOptions {
  isTeamEvent: boolean;
  /** Factor of the sport. */
  weight: number;
}

/** The places of an event that score in a cup, with their points, best first. */
export function eventPoints(
  places: readonly CupPlace[],
  { points, teamPoints, ties, scorers, movesUp }: CupRule,
  { isTeamEvent, weight }: EventOptions,
): ScoredPlace[] {
  const scale = isTeamEvent ? (teamPoints ?? points) : points;
  const scoring = scorers === undefined ? places : withinLimit(places, scorers);
  const scored = movesUp ? closeGaps(scoring) : scoring.map((each) => ({ ...each, scoredPlace: each.place }));
  const tied = Map.groupBy(scored, ({ scoredPlace }) => scoredPlace);
  return scored.flatMap((each) => {
    const value =
      weight * pointsOf(scale, each.scoredPlace, ties === 'shared' ? tied.get(each.scoredPlace)!.length : 1);
    return value > 0 ? [{ ...each, points: Math.round(value * 100) / 100 }] : [];
  });
}

/** Mean of the points of the places that tied competitors take. */
function pointsOf(scale: readonly number[], place: number, takenPlaces: number): number {
  const taken = scale.slice(place - 1, place - 1 + takenPlaces);
  return taken.reduce((sum, value) => sum + value, 0) / takenPlaces;
}

/** The best places of each delegation. */
function withinLimit(places: readonly CupPlace[], most: number): CupPlace[] {
  const counts = new Map<OrganisationCode, number>();
  return places.filter(({ organisation }) => {
    const count = (counts.get(organisation) ?? 0) + 1;
    counts.set(organisation, count);
    return count <= most;
  });
}

/** Ranks those that are left; equal places stay equal. */
function closeGaps(places: readonly CupPlace[]): (CupPlace & { scoredPlace: number })[] {
  return places.map((each) => ({
    ...each,
    scoredPlace: 1 + places.filter(({ place }) => place < each.place).length,
  }));
}
