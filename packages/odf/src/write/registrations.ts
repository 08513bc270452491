import type { DisciplineRegistration, RegisteredEvent } from '../elements/registrations.ts';
import { registeredEventShape, registrationShape } from '../shapes/registration-shapes.ts';
import type { XmlElement } from '../xml/element.ts';
import { writeDetails } from './details.ts';
import { writeRow } from './write-row.ts';

function writeEvent(event: RegisteredEvent): XmlElement {
  return writeRow('RegisteredEvent', registeredEventShape, event, writeDetails('EventEntry', event.entries));
}

/** Used for people and teams. */
export function writeRegistration(registration: DisciplineRegistration): XmlElement {
  return writeRow('Discipline', registrationShape, registration, [
    ...writeDetails('DisciplineEntry', registration.entries),
    ...registration.events.map(writeEvent),
  ]);
}
