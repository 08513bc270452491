import type { DataOf, Fields } from './field.ts';

/** A kind of content: its schema, table, API response and form are derived from this record. */
export interface Kind<Own extends Fields = Fields> {
  /** `safe-contact`: in addresses, live keys and journal entries. */
  name: string;
  /** Name of its table in a Games folder, without the extension: `content/safe_contacts.csv`. */
  file: string;
  fields: Own;
  /** Searchable text fields, the title first; empty if search does not list the kind. */
  searched: readonly (keyof Own & string)[];
}

export type ItemData<Of extends Kind> = DataOf<Of['fields']>;

/** Preserves the types of a kind's fields. */
export function defineKind<const Own extends Fields, const Name extends string>(
  kind: Kind<Own> & { name: Name },
): Kind<Own> & { name: Name } {
  return kind;
}
