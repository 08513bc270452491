import type { DataOf, Fields } from './field.ts';

/** A kind of content: everything else about it (schema, table, API answer, form) follows from this record. */
export interface Kind<Own extends Fields = Fields> {
  /** `safe-contact`: in addresses, live keys and journal entries. */
  name: string;
  /** Name of its table in a Games folder, without the ending: `content/safe_contacts.csv`. */
  file: string;
  fields: Own;
  /** Fields whose text search finds, the title first; none if search does not list the kind. */
  searched: readonly (keyof Own & string)[];
}

/** The data of an item of a kind. */
export type ItemData<Of extends Kind> = DataOf<Of['fields']>;

/** Keeps the types of a kind's fields. */
export function defineKind<const Own extends Fields, const Name extends string>(
  kind: Kind<Own> & { name: Name },
): Kind<Own> & { name: Name } {
  return kind;
}
