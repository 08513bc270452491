import type { Kind } from '../../kind.ts';
import type { CommunicationBody } from './body.ts';
import { readCommunication } from './read.ts';
import { writeCommunication } from './write.ts';

export const kind: Kind<CommunicationBody> = {
  snapshots: ['DT_COMMUNICATION'],
  read: readCommunication,
  write: writeCommunication,
};
