/**
 * Games, events and contests in the vocabulary of schema.org, for search engines. On the server only: browsers have no
 * use for it. The vocabulary has no results of a contest; the description tells them, and medals are awards.
 */
import { spokenCompetitorName } from '@podium/games';
import { isStartShown } from '@podium/contract/shown-times';
import { scoreSides } from '@podium/contract/score-sides';
import { contestWords } from '../contest-words.ts';
import type { Competitor, EventAnswer, GamesAnswer, ScheduleItemAnswer, UnitAnswer } from '@podium/contract';
import type { Translate } from '../../shell/messages.ts';

/** A node of JSON-LD. */
export type LinkedData = Readonly<Record<string, unknown>>;

export interface PageFacts {
  /** Absolute address of the page. */
  url: string;
  description?: string;
  /** Absent if the Games could not be loaded. */
  games?: GamesAnswer;
  t: Translate;
}

/** The first of a mass start, so that the page does not name everybody twice. */
const maxCompetitors = 40;

/** A contest with its competitors. */
export function contestData(unit: UnitAnswer, { url, description, games, t }: PageFacts): LinkedData {
  const { event, round, sides } = contestWords(
    unit,
    scoreSides(unit).map(({ competitor }) => competitor),
  );
  const lines = unit.results.length > 0 ? unit.results : unit.startList;
  const medals = new Map(
    unit.podium?.flatMap(({ medal, competitor }) => (competitor.id ? [[competitor.id, medal]] : [])),
  );
  const competitors = lines.slice(0, maxCompetitors).flatMap(({ competitor }) => {
    const medal = competitor.id === null ? undefined : medals.get(competitor.id);
    return competitorData(competitor, medal && t(`medal.${medal}`)) ?? [];
  });
  const names = sides && `${sides[0].name} – ${sides[1].name}`;
  return inContext({
    '@type': 'SportsEvent',
    name: [names, event, round].filter(Boolean).join(' · ') || unit.name,
    description,
    url,
    sport: unit.discipline?.name,
    ...timesOf(unit),
    location: placeOf(unit),
    competitor: competitors.length > 0 ? competitors : undefined,
    superEvent: unit.event
      ? {
          '@type': 'SportsEvent',
          name: unit.event.name,
          sport: unit.discipline?.name,
          superEvent: games && gamesNode(games),
        }
      : games && gamesNode(games),
  });
}

/** An event with its contests and medallists. */
export function eventData(event: EventAnswer, { url, description, games, t }: PageFacts): LinkedData {
  const units = event.phases.flatMap((phase) => phase.units);
  const days = units.flatMap(({ day }) => (day === '' ? [] : [day])).sort();
  const medallists = event.medallists.flatMap(
    ({ competitor, medal }) => competitorData(competitor, t(`medal.${medal}`)) ?? [],
  );
  const contests = units.map((unit) => ({
    '@type': 'SportsEvent',
    name: [unit.phase?.name, unit.name].filter(Boolean).join(' · '),
    ...timesOf(unit),
    location: placeOf(unit),
  }));
  return inContext({
    '@type': 'SportsEvent',
    name: `${event.discipline.name}: ${event.name}`,
    description,
    url,
    sport: event.discipline.name,
    startDate: days[0],
    endDate: days.at(-1),
    competitor: medallists.length > 0 ? medallists : undefined,
    subEvent: contests.length > 0 ? contests : undefined,
    superEvent: games && gamesNode(games),
  });
}

/** The Games as a whole. */
export function gamesData(
  games: GamesAnswer,
  { url, description }: Pick<PageFacts, 'url' | 'description'>,
): LinkedData {
  return inContext({ ...gamesNode(games), description, url });
}

const inContext = (node: LinkedData): LinkedData => ({ '@context': 'https://schema.org', ...node });

const gamesNode = ({ name, firstDay, lastDay }: GamesAnswer): LinkedData => ({
  '@type': 'SportsEvent',
  name,
  startDate: firstDay ?? undefined,
  endDate: lastDay ?? undefined,
});

const statuses: Partial<Record<ScheduleItemAnswer['status'], string>> = {
  CANCELLED: 'EventCancelled',
  POSTPONED: 'EventPostponed',
  RESCHEDULED: 'EventRescheduled',
};

type Times = Pick<
  ScheduleItemAnswer,
  'status' | 'day' | 'start' | 'end' | 'startText' | 'isStartHidden' | 'change' | 'estimatedStart'
>;

function timesOf(item: Times): LinkedData {
  const { status, day, start, end, change } = item;
  const isMoved = change?.from !== undefined && statuses[status] === undefined;
  return {
    startDate: (isStartShown(item) ? start : null) ?? (day || undefined),
    endDate: end ?? undefined,
    previousStartDate: change?.from,
    eventStatus: `https://schema.org/${statuses[status] ?? (isMoved ? 'EventRescheduled' : 'EventScheduled')}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  };
}

function placeOf({ venue, location, place }: Pick<ScheduleItemAnswer, 'venue' | 'location' | 'place'>) {
  if (!venue) return place === undefined ? undefined : { '@type': 'Place', name: place };
  const whole = { '@type': 'Place', name: venue.name };
  if (!location || location.name === venue.name) return whole;
  return { '@type': 'Place', name: location.name, containedInPlace: whole };
}

/** Undefined for a place that nobody has taken yet. */
function competitorData(competitor: Competitor, award?: string): LinkedData | undefined {
  const { type, organisation } = competitor;
  if (type === 'placeholder') return undefined;
  const delegation = organisation && { '@type': 'SportsOrganization', name: organisation.name };
  if (type === 'team')
    return { '@type': 'SportsTeam', name: competitor.name, parentOrganization: delegation ?? undefined, award };
  return { '@type': 'Person', name: spokenCompetitorName(competitor), affiliation: delegation ?? undefined, award };
}
