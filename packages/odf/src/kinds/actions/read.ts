import type { BodyReader } from '../../kind.ts';
import { detailReader } from '../../read/details.ts';
import { personReader } from '../../read/person.ts';
import { childReaders, inside, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import { unitInfoReaders } from '../../read/unit-info.ts';
import { functionShape } from '../../shapes/competitor-shapes.ts';
import { emptyAttributes } from '../../xml/element.ts';
import type { ActionElement, ActionPerson, ActionsBody } from './body.ts';
import { actionAthleteShape, actionCompetitorShape, actionShape, actionsShape } from './shapes.ts';

/** A side of one action while its people are read. */
interface Side {
  code: string;
  people: ActionPerson[];
}

const personChildren = childReaders<ActionPerson>({ Description: personReader });

const sideChildren = childReaders<Side>({
  Composition: inside<Side>({
    Athlete: (child, side, tally) => {
      const person: ActionPerson = { ...readRow(child, actionAthleteShape, tally), competitor: side.code };
      readChildren(child, person, personChildren, tally);
      side.people.push(person);
    },
  }),
  Coaches: inside<Side>({
    Coach: (child, side, tally) => {
      const person: ActionPerson = { ...readRow(child, functionShape, tally), isCoach: true, competitor: side.code };
      readChildren(child, person, personChildren, tally);
      side.people.push(person);
    },
  }),
});

const actionChildren = childReaders<ActionElement>({
  ExtendedAction: detailReader,
  Competitor: (child, action, tally) => {
    const competitor = readRow(child, actionCompetitorShape, tally);
    readChildren(child, { code: competitor.code, people: action.people }, sideChildren, tally);
    action.competitors.push(competitor);
  },
});

const listChildren = childReaders<ActionsBody>({
  Action: (child, body, tally) => {
    const row = readRow(child, actionShape, tally);
    const lists = { competitors: [], people: [], details: [] };
    const action: ActionElement = { ...row, attributes: row.attributes ?? emptyAttributes(), ...lists };
    readChildren(child, action, actionChildren, tally);
    body.actions.push(action);
  },
});

const children = childReaders<ActionsBody>({
  ...unitInfoReaders,
  Actions: (child, body, tally) => {
    const { home, away } = readRow(child, actionsShape, tally);
    body.home = home;
    body.away = away;
    readChildren(child, body, listChildren, tally);
  },
});

export const readActions: BodyReader<ActionsBody> = (competition, { tally }) => {
  const body: ActionsBody = { kind: 'actions', info: { infos: [] }, actions: [] };
  readChildren(competition, body, children, tally);
  return body;
};
