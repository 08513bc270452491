import { Box, Checkbox, FormControlLabel } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import type { ListTable } from './list-table.tsx';
import { validSelection, withKeys } from './selection.ts';
import type { SelectionRules } from './selection.ts';

/** Items that can be selected, and what can be done with all of them at once. */
export interface ListSelection<Item> extends Omit<SelectionRules<Item>, 'itemKey'> {
  allLabel: string;
  itemLabel: (item: Item) => string;
  actions: (keys: readonly string[]) => ReactNode;
}

interface SelectionParts<Item> {
  /** The checkbox for all items, with the actions; null if nothing can be selected. */
  controls: ReactNode;
  checkbox: ComponentProps<typeof ListTable<Item>>['checkbox'];
}

export function useSelection<Item>(
  items: readonly Item[],
  itemKey: (item: Item) => string,
  selection: ListSelection<Item> | undefined,
): SelectionParts<Item> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (!selection) return { controls: null, checkbox: undefined };
  const { keys, selectableKeys, state } = validSelection(items, chosen, { ...selection, itemKey });
  const selectedKeys = new Set(keys);
  return {
    controls: (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={state === 'all'}
              indeterminate={state === 'some'}
              disabled={selectableKeys.length === 0}
              onChange={({ target }) => setChosen(withKeys(chosen, selectableKeys, target.checked))}
            />
          }
          label={selection.allLabel}
        />
        {selection.actions(keys)}
      </Box>
    ),
    checkbox: (item) => ({
      label: selection.itemLabel(item),
      isChecked: selectedKeys.has(itemKey(item)),
      isDisabled: !selection.isSelectable(item),
      onChange: (isChecked) => setChosen(withKeys(chosen, [itemKey(item)], isChecked)),
    }),
  };
}
