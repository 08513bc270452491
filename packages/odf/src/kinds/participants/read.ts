import type { BodyReader } from '../../kind.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import { registrationReader } from '../../read/registrations.ts';
import { emptyAttributes } from '../../xml/element.ts';
import type { ParticipantElement, ParticipantsBody } from './body.ts';
import { participantShape } from './shapes.ts';

const participantChildren = childReaders<ParticipantElement>({ Discipline: registrationReader });

const children = childReaders<ParticipantsBody>({
  Participant: (child, body, tally) => {
    const row = readRow(child, participantShape, tally);
    const participant = { ...row, attributes: row.attributes ?? emptyAttributes(), disciplines: [] };
    readChildren<ParticipantElement>(child, participant, participantChildren, tally);
    body.participants.push(participant);
  },
});

export const readParticipants: BodyReader<ParticipantsBody> = (competition, { isUpdate, tally }) => {
  const body: ParticipantsBody = { kind: 'participants', isUpdate, participants: [] };
  readChildren(competition, body, children, tally);
  return body;
};
