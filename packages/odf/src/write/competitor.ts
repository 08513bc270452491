import type { Detail, PersonDescription } from '../elements/basics.ts';
import type { AthleteElement, CoachElement, CompetitorElement, OpponentElement } from '../elements/competitors.ts';
import {
  athleteShape,
  competitorShape,
  functionShape,
  opponentShape,
  personShape,
  teamNameShape,
} from '../shapes/competitor-shapes.ts';
import { wrapped } from '../xml/element.ts';
import type { XmlElement } from '../xml/element.ts';
import { wrappedDetails, writeOwnDetails } from './details.ts';
import { optional, writeRow } from './write-row.ts';

/** Row writers of competitors and members; a bracket has its own. */
interface RowWriters {
  competitor: (details: readonly Detail[]) => XmlElement[];
  athlete: (details: readonly Detail[]) => XmlElement[];
}

const resultWriters: RowWriters = {
  competitor: (details) => writeOwnDetails(details, 'EventUnitEntry'),
  athlete: (details) => writeOwnDetails(details, 'EventUnitEntry'),
};

export const bracketWriters: RowWriters = {
  competitor: (details) => wrappedDetails('ExtBracketComp', details),
  athlete: (details) => wrappedDetails('ExtBracketAth', details),
};

export const entryWriters: RowWriters = {
  competitor: (details) => writeOwnDetails(details, 'ExtendedEntry'),
  athlete: (details) => writeOwnDetails(details, 'ExtendedEntry'),
};

export function writePerson(description: PersonDescription | undefined): XmlElement[] {
  return optional(description, (person) => writeRow('Description', personShape, person));
}

export function writeTeamName(holder: { teamName?: string }): XmlElement[] {
  return holder.teamName === undefined ? [] : [writeRow('Description', teamNameShape, { teamName: holder.teamName })];
}

export function writeCoaches(coaches: readonly CoachElement[]): XmlElement[] {
  const write = (coach: CoachElement) => writeRow('Coach', functionShape, coach, writePerson(coach.description));
  return wrapped('Coaches', coaches.map(write));
}

function writeAthlete(athlete: AthleteElement, rows: RowWriters): XmlElement {
  const children = [...writePerson(athlete.description), ...rows.athlete(athlete.details)];
  return writeRow('Athlete', athleteShape, athlete, children);
}

export function writeComposition(competitor: CompetitorElement, rows: RowWriters): XmlElement[] {
  return wrapped('Composition', [
    ...competitor.athletes.map((athlete) => writeAthlete(athlete, rows)),
    ...(competitor.teams ?? []).map((team) => writeCompetitor(team, rows, 'Team')),
  ]);
}

function writeOpponent(opponent: OpponentElement): XmlElement {
  return writeRow('Opponent', opponentShape, opponent, writeTeamName(opponent));
}

export function writeCompetitor(competitor: CompetitorElement, rows = resultWriters, name = 'Competitor'): XmlElement {
  return writeRow(name, competitorShape, competitor, [
    ...writeTeamName(competitor),
    ...writeCoaches(competitor.coaches),
    ...rows.competitor(competitor.details),
    ...writeComposition(competitor, rows),
    ...competitor.opponents.map(writeOpponent),
  ]);
}
