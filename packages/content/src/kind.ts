import type { DataOf, Fields } from './field.ts';

/**
 * The public reads of a kind: its answers, live keys, offline copy, search address and page are derived from this.
 * Without it, they are written by hand.
 */
export interface KindRead<Own extends Fields = Fields> {
  /** Name of the read of all items: `mealMenus`. */
  list: string;
  /** Its path: `/meal-menus`. */
  path: string;
  /** Line of the API description, without a period. */
  summary: string;
  /** Name of the read of one item, at its id below the path: `mealMenu`. */
  item?: string;
  /** Days, choices and references that filter the list, as parameters of the same names. */
  by?: readonly (keyof Own & string)[];
  /** A choice by which the list is grouped, in the order of its words. */
  groupedBy?: keyof Own & string;
  /**
   * True if its texts, pictures and files may name athletes or report results. If so, texts follow the publication
   * levels, and readers who hide results get neither. Required, so that nobody forgets it.
   */
  isAboutSport: boolean;
  /** True if phones keep the list for offline use; otherwise the reason. */
  keptOffline: true | { not: string };
  /**
   * Address of its page in the web app, without the language: `/meal-menus`. Requires `item`, whose pages are below.
   */
  page?: string;
}

interface KindRecord<Own extends Fields> {
  /** `safe-contact`: in addresses, live keys and journal entries. */
  name: string;
  /** Name of its table in a Games folder, without the extension: `content/safe_contacts.csv`. */
  file: string;
  fields: Own;
  /** Searchable text fields, the title first; empty if search does not list the kind. */
  searched: readonly (keyof Own & string)[];
}

/** A kind of content: its schema, table, API response and form are derived from this record. */
export interface Kind<Own extends Fields = Fields> extends KindRecord<Own> {
  read?: KindRead<Own>;
}

export type ItemData<Of extends Kind> = DataOf<Of['fields']>;

/** Preserves the types of a kind's fields and reads. */
export function defineKind<
  const Own extends Fields,
  const Name extends string,
  const Read extends KindRead<Own> | undefined = undefined,
>(kind: KindRecord<Own> & { name: Name; read?: Read }): KindRecord<Own> & { name: Name; read: Read } {
  return kind as KindRecord<Own> & { name: Name; read: Read };
}
