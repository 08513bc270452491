import type { Kind } from '../../kind.ts';
import type { TeamsBody } from './body.ts';
import { readTeams } from './read.ts';
import { writeTeams } from './write.ts';

export const kind: Kind<TeamsBody> = {
  snapshots: ['DT_PARTIC_TEAMS'],
  updates: ['DT_PARTIC_TEAMS_UPDATE'],
  read: readTeams,
  write: writeTeams,
};
