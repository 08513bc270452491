import type { OdfBodyKind, OdfMessage } from '@podium/odf';
import type * as tables from '../sport-tables.ts';
import type { MessageOrder } from '../order.ts';
import type { WrittenRow } from '../table-row.ts';
import type { Warning } from '../tables.ts';

type Tables = typeof tables;
type Owned = { owner: bigint; partition: number };
type Scoped = { scope: string; stamp: string; partition: number; source: number };

/** Tables whose rows a message key owns as a whole. */
export type OwnedTable =
  | 'games'
  | 'organisations'
  | 'venues'
  | 'disciplines'
  | 'events'
  | 'phases'
  | 'codeLabels'
  | 'entries'
  | 'resultSets'
  | 'resultLines'
  | 'actions'
  | 'actionStreams'
  | 'bodies'
  | 'awards'
  | 'records'
  | 'reports';
/** Tables whose rows updates patch one by one. */
export type ScopedTable = 'scheduleUnits' | 'sessions' | 'participants' | 'teams';

/** A row without what the writer adds: partition, owner; partition, scope, source, stamp. */
export type OwnedRow<Table extends OwnedTable> = Omit<WrittenRow<Tables[Table]>, keyof Owned>;
export type ScopedRow<Table extends ScopedTable> = Omit<WrittenRow<Tables[Table]>, keyof Scoped>;

export interface StoredFile {
  sha256: string;
  mediaType: string;
  bytes: Buffer;
}

/** What one message says, as rows. Pure: the same message gives the same projection, always. */
export interface Projection {
  /** `stored`: kept raw, nothing to show. */
  outcome: 'applied' | 'stored';
  owned: { [Table in OwnedTable]?: OwnedRow<Table>[] };
  /** Set for messages that speak of entities one by one. `isFull`: entities that it does not name are gone. */
  scoped?: { scope: string; isFull: boolean; rows: { [Table in ScopedTable]?: ScopedRow<Table>[] } };
  /** The official content, for the history of corrections. */
  official?: WrittenRow<Tables['officialVersions']>['lines'];
  officialKind?: 'result' | 'medallists';
  officialRef?: string;
  /** Starts that a schedule announces, for the history of moved units. */
  starts?: Omit<WrittenRow<Tables['scheduleStarts']>, 'partition' | 'stamp'>[];
  files: StoredFile[];
  /** Names of what changed, in the words of live messages. */
  keys: string[];
  unit?: string;
  warnings: Warning[];
}

export interface ApplyContext {
  order: MessageOrder;
  /** 1: the feed. */
  source: 1;
}

export type Project<Kind extends OdfBodyKind> = (message: OdfMessage<Kind>, context: ApplyContext) => Projection;

export function emptyProjection(outcome: Projection['outcome'] = 'applied'): Projection {
  return { outcome, owned: {}, files: [], keys: [], warnings: [] };
}
