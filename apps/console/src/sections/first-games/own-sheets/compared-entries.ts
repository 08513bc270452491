/** Changes that a spreadsheet would make to the entries of a plan. */
import type { GamesPlan, PlanEvent } from '@podium/contract';
import type { LineDoubt } from '@podium/games-folder/own-sheets';
import type { FactChange } from './fact-changes.ts';

/** Reason why an entry waits for the organizer. */
export type EntryDoubt =
  | LineDoubt
  | 'begun'
  | 'begunStays'
  | 'noPerson'
  | 'twice'
  | 'otherBirth'
  | 'similar'
  | 'samePerson'
  | 'tooOld'
  | 'tooYoung'
  | 'otherSex'
  | 'numberTwice'
  | 'seedTwice'
  | 'whichTeam'
  | 'full';

interface Place {
  sheet: string;
  line: number;
}

interface ListedEntry extends Place {
  event: string;
  delegation: string;
  name: string;
}

interface ChangedEntry extends ListedEntry {
  changes: FactChange[];
}

export interface DoubtfulEntry extends Place {
  code: EntryDoubt;
  /** The doubtful text, as written. */
  value: string;
  name?: string;
  event?: string;
  /** Set if an organizer may take the entry nevertheless. */
  key?: string;
  /** The entry, if it can be made as a late one: public at once. */
  late?: PlanEvent['entries']['items'][number];
  /** Set if the line may be someone known under another name. */
  same?: MaybeSamePerson;
}

/** Someone of the plan and a line of the sheet that may be one person: names, birth, school and number of both. */
export interface MaybeSamePerson {
  known: string[];
  written: string[];
  /** Keys of the two answers. */
  sameKey: string;
  otherKey: string;
}

/** An entry of the plan that the sheet does not have, although it has others of the delegation and of the event. */
export interface GoneEntry {
  event: string;
  delegation: string;
  name: string;
  /** Id of the person or team. */
  entrant: string;
  /** Id of the person, if only a member of the team is missing. */
  member?: string;
}

export interface ComparedEntries {
  added: ListedEntry[];
  changed: ChangedEntry[];
  doubtful: DoubtfulEntry[];
  gone: GoneEntry[];
  /** Number of entries that the plan already contains unchanged. */
  sameCount: number;
  /** The plan with the added and changed entries. */
  plan: GamesPlan;
}
