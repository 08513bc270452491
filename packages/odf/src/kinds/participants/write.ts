import type { DisciplineRegistration, RegisteredEvent } from '../../messages.ts';
import { participantShape, registeredEventShape, registrationShape } from '../../shapes/participant-shapes.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { BodyWriter } from '../../write/body-writer.ts';
import { writeDetails } from '../../write/details.ts';
import { writeRow } from '../../write/write-row.ts';

function writeEvent(event: RegisteredEvent): XmlElement {
  return writeRow('RegisteredEvent', registeredEventShape, event, writeDetails('EventEntry', event.entries));
}

/** Shared by people and teams. */
export function writeRegistration(registration: DisciplineRegistration): XmlElement {
  return writeRow('Discipline', registrationShape, registration, [
    ...writeDetails('DisciplineEntry', registration.entries),
    ...registration.events.map(writeEvent),
  ]);
}

export const writeParticipants: BodyWriter<'participants'> = (body) =>
  body.participants.map((participant) =>
    writeRow('Participant', participantShape, participant, participant.disciplines.map(writeRegistration)),
  );
