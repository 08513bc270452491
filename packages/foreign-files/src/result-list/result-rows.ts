import { row } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import type { KnownRows } from './known-games.ts';
import type { ListDoubts } from './list-doubts.ts';
import type { ListEvent } from './list-events.ts';
import type { ListPeople } from './list-people.ts';
import type { ListPlaces } from './list-places.ts';
import type { ListRounds } from './list-rounds.ts';

/** Rows that lines and matches add to. */
export interface ResultRows {
  entries: Map<string, FolderRow>;
  results: FolderRow[];
  details: FolderRow[];
  members: FolderRow[];
  lineups: FolderRow[];
  medals: FolderRow[];
  /** Sports with details of a kind, which need a name. */
  usedDetails: Set<string>;
  /** Number of ranks that follow from marks. */
  derivedRanks: number;
}

export const emptyRows = (): ResultRows => ({
  entries: new Map(),
  results: [],
  details: [],
  members: [],
  lineups: [],
  medals: [],
  usedDetails: new Set(),
  derivedRanks: 0,
});

export interface RaceContext {
  people: ListPeople;
  rounds: ListRounds;
  doubts: ListDoubts;
  places: ListPlaces;
  rows: ResultRows;
  known: KnownRows;
  /** Day of medals of a line without one. */
  day: string;
}

/** Adds an entry, or completes that of an earlier line. */
export function addEntry(
  event: ListEvent,
  {
    type,
    id,
    bib,
    group,
  }: { type: 'person' | 'team'; id: string; bib?: string | undefined; group?: string | undefined },
  { rows, known }: Pick<RaceContext, 'rows' | 'known'>,
): void {
  const key = `${event.id} ${id}`;
  const before =
    rows.entries.get(key) ?? known.entries?.find((entry) => entry['event'] === event.id && entry['competitor'] === id);
  rows.entries.set(
    key,
    row({
      status: 'active',
      ...before,
      event: event.id,
      competitor_type: type,
      competitor: id,
      bib: before?.['bib'] ?? bib,
      age_group: before?.['age_group'] ?? group,
    }),
  );
}
