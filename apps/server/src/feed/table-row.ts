import type { InferInsertModel, Table } from 'drizzle-orm';

type Columns<Definition extends Table> = Definition['_']['columns'];

/** A 64-bit number is selected as text (`owner::text`), because a JavaScript number would be rounded. */
type Read<Value> = Value extends bigint ? string : Value;

type FullRow<Definition extends Table> = {
  [Key in keyof Columns<Definition> as Columns<Definition>[Key]['_']['name']]:
    | Read<Columns<Definition>[Key]['_']['data']>
    | (Columns<Definition>[Key]['_']['notNull'] extends true ? never : null);
};

/**
 * Columns of a table as a query returns them, by SQL name: `TableRow<typeof teams, 'id' | 'event_id'>`. Renaming a
 * column or changing its type is a compile error wherever its row is read.
 */
export type TableRow<Definition extends Table, Name extends keyof FullRow<Definition>> = Pick<
  FullRow<Definition>,
  Name
>;

type InstantKey<Definition extends Table> = {
  [Key in keyof Columns<Definition>]: Columns<Definition>[Key] extends {
    _: { columnType: 'PgCustomColumn'; data: number };
  }
    ? Key
    : never;
}[keyof Columns<Definition>];

type WithTexts<Model, Key> = {
  [Name in keyof Model]: Name extends Key ? string | Extract<Model[Name], null | undefined> : Model[Name];
};

/** A row as written: an instant is the original text with its offset. */
export type WrittenRow<Definition extends Table> = WithTexts<InferInsertModel<Definition>, InstantKey<Definition>>;
