import type { BodyOf, DisciplineRegistration, ParticipantElement, RegisteredEvent } from '../../messages.ts';
import { participantShape, registeredEventShape, registrationShape } from '../../shapes/participant-shapes.ts';
import { emptyAttributes } from '../../xml/element.ts';
import type { BodyReader } from '../../read/body-reader.ts';
import { readDetail } from '../../read/details.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import type { ChildReader } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';

const eventChildren = childReaders<RegisteredEvent>({
  EventEntry: (child, event, tally) => {
    event.entries.push(readDetail(child, tally));
  },
});

const registrationChildren = childReaders<DisciplineRegistration>({
  DisciplineEntry: (child, registration, tally) => {
    registration.entries.push(readDetail(child, tally));
  },
  RegisteredEvent: (child, registration, tally) => {
    const event: RegisteredEvent = { ...readRow(child, registeredEventShape, tally), entries: [] };
    readChildren(child, event, eventChildren, tally);
    registration.events.push(event);
  },
});

/** Shared by people and teams. */
export const registrationReader: ChildReader<{ disciplines: DisciplineRegistration[] }> = (child, target, tally) => {
  const registration: DisciplineRegistration = {
    ...readRow(child, registrationShape, tally),
    entries: [],
    events: [],
  };
  readChildren(child, registration, registrationChildren, tally);
  target.disciplines.push(registration);
};

const participantChildren = childReaders<ParticipantElement>({ Discipline: registrationReader });

const children = childReaders<BodyOf<'participants'>>({
  Participant: (child, body, tally) => {
    const row = readRow(child, participantShape, tally);
    const participant = { ...row, attributes: row.attributes ?? emptyAttributes(), disciplines: [] };
    readChildren<ParticipantElement>(child, participant, participantChildren, tally);
    body.participants.push(participant);
  },
});

export const readParticipants: BodyReader<'participants'> = (competition, { isUpdate, tally }) => {
  const body: BodyOf<'participants'> = { kind: 'participants', isUpdate, participants: [] };
  readChildren(competition, body, children, tally);
  return body;
};
