import type { Field, ReferenceTarget } from '@podium/content';
import type { LocalTextAnswer } from '@podium/contract';

/** A field of a kind, as its record declares it. */
export interface ShownField {
  name: string;
  type: Field['type'];
  /** Target of a reference. */
  to?: ReferenceTarget;
}

/** Properties of a kind of content that its screens use. The generated route of a kind provides it. */
export interface ShownKind {
  /** Address of the list, without the language; items are below. */
  page: string;
  /** The text that names an item. */
  title: string;
  fields: readonly ShownField[];
}

/** An item as answered; its fields are those of its kind. */
export type ShownItem = { id: string } & Readonly<Record<string, unknown>>;

/** Names of a kind, its fields and words: `names`, `fields.day`, `words.meal.lunch`. */
export type KindText = (key: string) => string;

export const titleOf = ({ title }: ShownKind, item: ShownItem): LocalTextAnswer => item[title] as LocalTextAnswer;

export const pathOf = ({ page }: ShownKind, { id }: ShownItem): string => `${page}/${encodeURIComponent(id)}`;
