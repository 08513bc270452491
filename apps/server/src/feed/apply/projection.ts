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
  | 'eventRules'
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
/** Tables whose rows are updated one by one. */
export type ScopedTable = 'scheduleUnits' | 'sessions' | 'participants' | 'teams';

/** A row without the columns that the writer adds: partition, owner; partition, scope, source, stamp. */
export type OwnedRow<Table extends OwnedTable> = Omit<WrittenRow<Tables[Table]>, keyof Owned>;
export type ScopedRow<Table extends ScopedTable> = Omit<WrittenRow<Tables[Table]>, keyof Scoped>;

export interface StoredFile {
  sha256: string;
  mediaType: string;
  bytes: Buffer;
}

/** The content of one message as rows. Pure: the same message always gives the same projection. */
export interface Projection {
  /** `stored`: kept in the journal only; no rows. */
  outcome: 'applied' | 'stored';
  owned: { [Table in OwnedTable]?: OwnedRow<Table>[] };
  /** Set for messages about single entities. `isFull`: entities that the message does not name are removed. */
  scoped?: { scope: string; isFull: boolean; rows: { [Table in ScopedTable]?: ScopedRow<Table>[] } };
  /** The official content, for the history of corrections. */
  official?: WrittenRow<Tables['officialVersions']>['lines'];
  officialKind?: 'result' | 'medallists';
  officialRef?: string;
  /** Starts that a schedule announces, for the history of moved units. */
  starts?: Omit<WrittenRow<Tables['scheduleStarts']>, 'partition' | 'stamp'>[];
  files: StoredFile[];
  /** Live keys of the change. */
  keys: string[];
  unit?: string;
  warnings: Warning[];
}

export interface ApplyContext {
  order: MessageOrder;
  /** 1: the feed. */
  source: 1;
  /** The message follows from what organizers entered. */
  isByHand?: boolean;
}

export type Project<Kind extends OdfBodyKind> = (message: OdfMessage<Kind>, context: ApplyContext) => Projection;

export function emptyProjection(outcome: Projection['outcome'] = 'applied'): Projection {
  return { outcome, owned: {}, files: [], keys: [], warnings: [] };
}
