import type { Kind } from '../../kind.ts';
import type { ParticipantsBody } from './body.ts';
import { readParticipants } from './read.ts';
import { writeParticipants } from './write.ts';

export const kind: Kind<ParticipantsBody> = {
  snapshots: ['DT_PARTIC'],
  updates: ['DT_PARTIC_UPDATE'],
  read: readParticipants,
  write: writeParticipants,
};
