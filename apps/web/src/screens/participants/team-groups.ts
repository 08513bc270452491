import type { ParticipantRow } from '@podium/contract';
import type { ParticipantsSearch, Tab } from './state.ts';

type Row = Pick<ParticipantRow, 'name' | 'organisation'>;

/** Teams of most sports have the name of their delegation. */
export const isNamedAsDelegation = ({ name, organisation }: Row): boolean => organisation?.name === name;

/**
 * The rows before which a delegation is named: in a list of teams by name or delegation, the first of each delegation.
 * A list without teams named like their delegation needs no headings: its rows name themselves.
 */
export function groupStarts(tab: Tab, sort: ParticipantsSearch['sort'], rows: readonly Row[]): ReadonlySet<Row> {
  if (tab !== 'teams' || sort === '-medals' || !rows.some(isNamedAsDelegation)) return new Set();
  return new Set(rows.filter((row, index) => row.organisation?.code !== rows[index - 1]?.organisation?.code));
}
