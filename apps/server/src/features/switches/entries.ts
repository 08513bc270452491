import { switchName } from '@podium/contract';
import { liveKeys } from '@podium/contract/live-keys';
import { z } from 'zod';
import { setSwitch } from '../../feed/apply/switches.ts';
import type { EntryType } from '../../feed/desk/entry-type.ts';

const setting = z.object({
  name: switchName,
  isOn: z.boolean(),
  /** Time at the Games. */
  changedAt: z.iso.datetime(),
});

const set: EntryType<z.output<typeof setting>> = {
  type: 'switch.set',
  inTurn: true,
  data: setting,
  // The sport tables are compared anyway.
  tables: [],
  apply: async ({ data, partition, by, reason }, client) =>
    (await setSwitch(client, data, { partition, at: data.changedAt, by, reason })) ? [liveKeys.games] : [],
};

export const entryTypes = [set] as EntryType[];
