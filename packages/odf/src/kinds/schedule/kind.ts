import type { Kind } from '../../kind.ts';
import type { ScheduleBody } from './body.ts';
import { readSchedule } from './read.ts';
import { writeSchedule } from './write.ts';

export const kind: Kind<ScheduleBody> = {
  snapshots: ['DT_SCHEDULE'],
  updates: ['DT_SCHEDULE_UPDATE'],
  read: readSchedule,
  write: writeSchedule,
};
