/**
 * Desk entries of a rehearsal: it begins, its results are taken out of the journal, and it ends once the tables are
 * rebuilt without them.
 */
import { liveKeys } from '@podium/contract/live-keys';
import type { StateName } from '@podium/contract';
import type pg from 'pg';
import { z } from 'zod';
import { setSwitch } from '../../feed/apply/switches.ts';
import type { EntryType } from '../../feed/desk/entry-type.ts';

/** Time at the Games. */
const changedAt = z.iso.datetime();
const change = z.object({ changedAt });
/** `after`: journal id of the entry with which the rehearsal began. */
const discarding = z.object({ changedAt, after: z.int().positive() });

type Applied = Parameters<EntryType<z.output<typeof change>>['apply']>[0];

const turn = async (
  client: pg.ClientBase,
  name: StateName,
  isOn: boolean,
  { data, partition, by }: Pick<Applied, 'data' | 'partition' | 'by'>,
): Promise<boolean> => setSwitch(client, { name, isOn }, { partition, at: data.changedAt, by });

const begin: EntryType<z.output<typeof change>> = {
  type: 'rehearsal.begin',
  inTurn: true,
  data: change,
  // The sport tables are compared anyway.
  tables: [],
  apply: async (entry, client) => ((await turn(client, 'rehearsal', true, entry)) ? [liveKeys.games] : []),
};

/**
 * Empties the entries about results since the rehearsal began. They keep their place in the journal, and a replay
 * shows nothing of them; the tables keep what they did until they are rebuilt.
 */
const discard: EntryType<z.output<typeof discarding>> = {
  type: 'rehearsal.discard',
  inTurn: true,
  data: discarding,
  tables: [],
  apply: async (entry, client) => {
    await client.query(
      `update feed.journal set bytes = '' where kind = 'desk' and feed_flag = 'P' and id > $1 and id < $2
         and header ->> 'type' like 'result.%'
         and header ->> 'competitionCode' = (select competition_code from feed.partitions where id = $3)`,
      [entry.data.after, entry.journalId, entry.partition],
    );
    await client.query('delete from results.check_ins where partition = $1', [entry.partition]);
    return (await turn(client, 'rehearsalEnds', true, entry)) ? [liveKeys.games] : [];
  },
};

const end: EntryType<z.output<typeof change>> = {
  type: 'rehearsal.end',
  inTurn: true,
  data: change,
  tables: [],
  apply: async (entry, client) => {
    const isChanged = await turn(client, 'rehearsal', false, entry);
    await turn(client, 'rehearsalEnds', false, entry);
    return isChanged ? [liveKeys.games] : [];
  },
};

export const entryTypes = [begin, discard, end] as EntryType[];
