import type { Kind } from '../../kind.ts';
import type { EntriesBody } from './body.ts';
import { readEntries } from './read.ts';
import { writeEntries } from './write.ts';

export const kind: Kind<EntriesBody> = {
  snapshots: ['DT_ENTRIES'],
  read: readEntries,
  write: writeEntries,
};
