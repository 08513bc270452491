import type { BodyWriter } from '../../kind.ts';
import { functionShape } from '../../shapes/competitor-shapes.ts';
import { writePerson } from '../../write/competitor.ts';
import { writeDetails } from '../../write/details.ts';
import { writeInfo } from '../../write/unit-info.ts';
import { isEmptyElement, writeRow } from '../../write/write-row.ts';
import { wrapped } from '../../xml/element.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { ActionElement, ActionPerson, ActionsBody } from './body.ts';
import { actionAthleteShape, actionCompetitorShape, actionShape, actionsShape } from './shapes.ts';

function writeAthlete(person: ActionPerson): XmlElement {
  return writeRow('Athlete', actionAthleteShape, person, writePerson(person.description));
}

function writeCoach(person: ActionPerson): XmlElement {
  return writeRow('Coach', functionShape, person, writePerson(person.description));
}

function writeSides({ competitors, people }: ActionElement): XmlElement[] {
  const remainingPeople = new Set(people);
  const sides = competitors.map((competitor) => {
    const competitorPeople = people.filter(
      (person) => person.competitor === competitor.code && remainingPeople.delete(person),
    );
    return writeRow('Competitor', actionCompetitorShape, competitor, [
      ...wrapped('Composition', competitorPeople.filter((person) => person.isCoach !== true).map(writeAthlete)),
      ...wrapped('Coaches', competitorPeople.filter((person) => person.isCoach === true).map(writeCoach)),
    ]);
  });
  const [unmatchedPerson] = remainingPeople;
  if (unmatchedPerson !== undefined)
    throw new RangeError(`no competitor ${unmatchedPerson.competitor} in the action of ${unmatchedPerson.code}`);
  return sides;
}

function writeAction(action: ActionElement): XmlElement {
  const children = [...writeDetails('ExtendedAction', action.details), ...writeSides(action)];
  return writeRow('Action', actionShape, action, children);
}

export const writeActions: BodyWriter<ActionsBody> = ({ info, home, away, actions }) => {
  const list = writeRow('Actions', actionsShape, { home, away }, actions.map(writeAction));
  return [...writeInfo(info), ...(isEmptyElement(list) ? [] : [list])];
};
