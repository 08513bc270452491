/** Items of a list that a user can select for one action. */
export interface SelectionRules<Item> {
  itemKey: (item: Item) => string;
  isSelectable: (item: Item) => boolean;
  /** Maximum number of items that the action accepts. */
  max: number;
}

export interface Selection {
  /** Keys of the selected items, in the order of the list. */
  keys: readonly string[];
  state: 'none' | 'some' | 'all';
  selectableKeys: readonly string[];
}

/** @returns the selection that is still valid: a selected item may have changed or left the list in the meantime */
export function validSelection<Item>(
  items: readonly Item[],
  chosen: ReadonlySet<string>,
  { itemKey, isSelectable, max }: SelectionRules<Item>,
): Selection {
  const selectableKeys = items.filter(isSelectable).map(itemKey);
  const keys = selectableKeys.filter((key) => chosen.has(key)).slice(0, max);
  const isAll = keys.length === Math.min(selectableKeys.length, max);
  return { keys, selectableKeys, state: keys.length === 0 ? 'none' : isAll ? 'all' : 'some' };
}

/** @returns the selection after keys are added or removed */
export function withKeys(
  chosen: ReadonlySet<string>,
  keys: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const key of keys) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}
