/** Maps our field names to the feed's attributes. */
type Names = Readonly<Record<string, string>>;

/**
 * Attributes of one element, declared once for reader and writer.
 *
 * Invariant: an attribute in none of the lists is unknown: kept in `attributes` and counted.
 */
export interface ShapeNames {
  /** Text, empty if the sender omitted it. */
  required?: Names;
  texts?: Names;
  /** `Y` or omitted. */
  flags?: Names;
  /** Always sent, `Y` or `N`. */
  answers?: Names;
  /** Known attributes that are kept in `attributes`. */
  others?: readonly string[];
}

type TextsOf<N> = { [K in keyof N]?: string };
type RequiredOf<N> = { [K in keyof N]: string };
type FlagsOf<N> = { [K in keyof N]: boolean };
type NamesIn<W, Group extends keyof ShapeNames> = W extends Readonly<Record<Group, infer N>> ? N : unknown;

export type Row<W extends ShapeNames> = RequiredOf<NamesIn<W, 'required'>> &
  TextsOf<NamesIn<W, 'texts'>> &
  FlagsOf<NamesIn<W, 'flags'>> &
  FlagsOf<NamesIn<W, 'answers'>> & { attributes?: Readonly<Record<string, string>> };

interface Slot {
  word: string;
  form: 'text' | 'flag' | 'answer';
}

export interface Shape<W extends ShapeNames> {
  words: W;
  /** Slots by the feed's attribute name, in the order in which they are written. */
  slots: ReadonlyMap<string, Slot>;
  others: ReadonlySet<string>;
  /** A row before its first attribute is read. */
  blank: Readonly<Record<string, string | boolean>>;
}

export function defineShape<W extends ShapeNames>(words: W): Shape<W> {
  const slots = new Map<string, Slot>();
  const blank: Record<string, string | boolean> = {};
  const add = (names: Names | undefined, form: Slot['form'], start?: string | boolean): void => {
    for (const [name, attribute] of Object.entries(names ?? {})) {
      slots.set(attribute, { word: name, form });
      if (start !== undefined) blank[name] = start;
    }
  };
  add(words.required, 'text', '');
  add(words.texts, 'text');
  add(words.flags, 'flag', false);
  add(words.answers, 'answer', false);
  return { words, slots, others: new Set(words.others), blank };
}
