import type { Kind } from '../../kind.ts';
import { bodilessReader } from '../../read/bodiless.ts';
import type { ControlBody } from './body.ts';

export const kind: Kind<ControlBody> = {
  snapshots: ['DT_GLOBAL_GM', 'DT_GLOBAL_GN', 'DT_LOCAL_ON', 'DT_LOCAL_OFF', 'DT_KA', 'DT_PING'],
  read: bodilessReader('control'),
  write: () => [],
};
