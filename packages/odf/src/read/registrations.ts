import type { DisciplineRegistration, RegisteredEvent } from '../elements/registrations.ts';
import { registeredEventShape, registrationShape } from '../shapes/registration-shapes.ts';
import { readDetail } from './details.ts';
import { childReaders, readChildren } from './read-children.ts';
import type { ChildReader } from './read-children.ts';
import { readRow } from './read-row.ts';

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

/** Used for people and teams. */
export const registrationReader: ChildReader<{ disciplines: DisciplineRegistration[] }> = (child, target, tally) => {
  const registration: DisciplineRegistration = {
    ...readRow(child, registrationShape, tally),
    entries: [],
    events: [],
  };
  readChildren(child, registration, registrationChildren, tally);
  target.disciplines.push(registration);
};
