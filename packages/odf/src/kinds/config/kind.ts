import type { Kind } from '../../kind.ts';
import type { ConfigBody } from './body.ts';
import { readConfig } from './read.ts';
import { writeConfig } from './write.ts';

export const kind: Kind<ConfigBody> = {
  snapshots: ['DT_CONFIG'],
  read: readConfig,
  write: writeConfig,
};
