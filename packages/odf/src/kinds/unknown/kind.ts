import type { Kind } from '../../kind.ts';
import { bodilessReader } from '../../read/bodiless.ts';
import type { UnknownBody } from './body.ts';

export const kind: Kind<UnknownBody> = {
  snapshots: [],
  read: bodilessReader('unknown'),
  write: () => [],
};
