import type { Language } from '@podium/games';
import type { DataOfKind, FilePurpose, KindName, StoredRef } from '@podium/content';

/** A file of the demo content, drawn or composed by code. */
export interface DemoFile {
  /** Inside `content/`. */
  path: string;
  purpose: FilePurpose;
  /** A drawing (SVG) as text. A photo is a drawing that the server turns into pixels; it has no letters in it. */
  content: string | Uint8Array | DemoPaper;
}

/** A document that the server typesets: in languages whose letters the PDF writer of the demo lacks. */
export interface DemoPaper {
  language: Language;
  /** Path of the page about it, without the language. */
  page: string;
  title: string;
  subtitle: string;
  /** Cells of each row; running text has one cell per paragraph. */
  lines: readonly (readonly string[])[];
}

/** Data of an item whose files are not stored yet: a file is named by its path, a picture by path and alternative text. */
type Unstored<Value> = Value extends StoredRef
  ? Omit<Value, keyof StoredRef> & { path: string }
  : Value extends readonly unknown[] | string | number | boolean | undefined
    ? Value
    : { [Name in keyof Value]: Unstored<Value[Name]> };

export type DemoData<Name extends KindName> = Unstored<DataOfKind<Name>>;

export interface DemoItem<Name extends KindName = KindName> {
  kind: Name;
  id: string;
  data: DemoData<Name>;
}

/** Items of one kind in the order of their lists. */
export function itemsOf<Name extends KindName>(
  kind: Name,
  items: readonly (readonly [id: string, data: DemoData<Name>])[],
): DemoItem<Name>[] {
  return items.map(([id, data]) => ({ kind, id, data }));
}

export interface DemoPart {
  items: readonly DemoItem[];
  files: readonly DemoFile[];
}
