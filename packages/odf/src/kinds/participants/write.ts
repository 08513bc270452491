import type { BodyWriter } from '../../kind.ts';
import { writeRegistration } from '../../write/registrations.ts';
import { writeRow } from '../../write/write-row.ts';
import type { ParticipantsBody } from './body.ts';
import { participantShape } from './shapes.ts';

export const writeParticipants: BodyWriter<ParticipantsBody> = (body) =>
  body.participants.map((participant) =>
    writeRow('Participant', participantShape, participant, participant.disciplines.map(writeRegistration)),
  );
