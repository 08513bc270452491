import type { AthleteElement, CoachElement, CompetitorElement, OpponentElement } from '../elements/competitors.ts';
import {
  athleteShape,
  competitorShape,
  functionShape,
  opponentShape,
  teamNameShape,
} from '../shapes/competitor-shapes.ts';
import type { XmlElement } from '../xml/element.ts';
import { ownDetailReaders } from './details.ts';
import { personReader } from './person.ts';
import { childReaders, countChildren, inside, readChildren } from './read-children.ts';
import type { ChildReader } from './read-children.ts';
import { readRow } from './read-row.ts';
import type { Tally } from './tally.ts';

const teamNameReader: ChildReader<{ teamName?: string }> = (child, target, tally) => {
  target.teamName = readRow(child, teamNameShape, tally).teamName;
  countChildren(child, tally);
};

const coachReader: ChildReader<{ coaches: CoachElement[] }> = (child, target, tally) => {
  const coach: CoachElement = readRow(child, functionShape, tally);
  readChildren(child, coach, coachChildren, tally);
  target.coaches.push(coach);
};

const coachChildren = childReaders<CoachElement>({ Description: personReader });

const athleteReader: ChildReader<{ athletes: AthleteElement[] }> = (child, target, tally) => {
  const athlete: AthleteElement = { ...readRow(child, athleteShape, tally), details: [] };
  readChildren(child, athlete, athleteChildren, tally);
  target.athletes.push(athlete);
};

const athleteChildren = childReaders<AthleteElement>({ Description: personReader, ...ownDetailReaders });

const opponentReader: ChildReader<{ opponents: OpponentElement[] }> = (child, target, tally) => {
  const opponent: OpponentElement = readRow(child, opponentShape, tally);
  readChildren(child, opponent, opponentChildren, tally);
  target.opponents.push(opponent);
};

const opponentChildren = childReaders<OpponentElement>({ Description: teamNameReader });

const teamReader: ChildReader<CompetitorElement> = (child, target, tally) => {
  (target.teams ??= []).push(readCompetitor(child, tally));
};

/** Child elements shared by an Entry and a Competitor. */
export const competitorBlocks = {
  Description: teamNameReader,
  Coaches: inside<CompetitorElement>({ Coach: coachReader }),
  Composition: inside<CompetitorElement>({ Athlete: athleteReader, Team: teamReader }),
  Opponent: opponentReader,
} satisfies Record<string, ChildReader<CompetitorElement>>;

const competitorChildren = childReaders<CompetitorElement>({ ...competitorBlocks, ...ownDetailReaders });

export function readCompetitor(element: XmlElement, tally: Tally): CompetitorElement {
  const competitor: CompetitorElement = {
    ...readRow(element, competitorShape, tally),
    coaches: [],
    details: [],
    athletes: [],
    opponents: [],
  };
  readChildren(element, competitor, competitorChildren, tally);
  return competitor;
}

export const competitorReader: ChildReader<{ competitor?: CompetitorElement }> = (child, target, tally) => {
  target.competitor = readCompetitor(child, tally);
};
