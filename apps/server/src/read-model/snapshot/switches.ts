import type { StateName } from '@podium/contract';
import type pg from 'pg';

/** Switches that are on. */
export type Switches = Partial<Record<StateName, SwitchedOn>>;

interface SwitchedOn {
  /** Epoch milliseconds, by the clock of the Games. */
  since: number;
  reason: string;
}

export async function loadSwitches(client: pg.Pool, partition: number): Promise<Switches> {
  const { rows } = await client.query<SwitchedOn & { name: StateName }>(
    `select name, changed_at as since, coalesce(reason, '') as reason from sport.switches where partition = $1 and is_on`,
    [partition],
  );
  return Object.fromEntries(rows.map(({ name, ...on }) => [name, on]));
}
