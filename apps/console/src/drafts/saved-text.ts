import type { ItemKey } from '../api/desk-api.ts';
import type { ItemData } from '../fields/form-values.ts';

/** Unsaved text, kept on this device so that a closed tab loses nothing. */
export interface SavedText<Data = ItemData, Base = Data> {
  /** Version of the draft on which it is based, with its data. */
  version: number;
  base: Base;
  data: Data;
  order: number | null;
}

export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'podium-console-text:';
const storageKey = ({ kind, id }: ItemKey): string => `${prefix}${kind}/${id}`;

export function saveText(store: TextStore, key: ItemKey, text: SavedText<unknown>): void {
  try {
    store.setItem(storageKey(key), JSON.stringify(text));
  } catch {
    // The device has no room; the text is usually saved on the server within a second.
  }
}

export const removeText = (store: TextStore, key: ItemKey): void => store.removeItem(storageKey(key));

export function savedText<Data = ItemData, Base = Data>(
  store: TextStore,
  key: ItemKey,
): SavedText<Data, Base> | undefined {
  try {
    return (JSON.parse(store.getItem(storageKey(key)) ?? 'null') as SavedText<Data, Base> | null) ?? undefined;
  } catch {
    // A damaged entry is worth as much as none.
    return undefined;
  }
}

/** On signing out: the next user of this device must not see it. */
export function clearSavedTexts(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
}
