import type { Kind } from '../../kind.ts';
import type { BracketsBody } from './body.ts';
import { readBrackets } from './read.ts';
import { writeBrackets } from './write.ts';

export const kind: Kind<BracketsBody> = {
  snapshots: ['DT_BRACKETS'],
  read: readBrackets,
  write: writeBrackets,
};
