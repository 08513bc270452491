import {
  Box,
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { panel } from '../look/panel.ts';

export interface ListColumn<Item> {
  name: string;
  label: string;
  cell: (item: Item) => ReactNode;
  isSortable?: boolean;
  /** Left out on narrow screens. */
  isWideOnly?: boolean;
}

type Direction = 'asc' | 'desc';

export interface ListSort {
  /** Name of a column; another value if the items are in the order of the server. */
  by: string;
  direction: Direction;
  onSort: (by: string, direction: Direction) => void;
}

interface ListTableProps<Item> {
  /** Accessible name; the table may scroll, so it can be focused. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  columns: readonly ListColumn<Item>[];
  sort?: ListSort;
  /** A checkbox in the first column of each row. */
  checkbox?: (item: Item) => {
    label: string;
    isChecked: boolean;
    isDisabled: boolean;
    onChange: (isChecked: boolean) => void;
  };
  /** Row that the keyboard can be moved to. */
  marked?: { key: string | undefined; ref: Ref<HTMLTableRowElement> };
}

/** A table of items, whose first column is the header of each row. */
export function ListTable<Item>({ label, items, itemKey, columns, sort, checkbox, marked }: ListTableProps<Item>) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const shownColumns = columns.filter(({ isWideOnly }) => isWide || !isWideOnly);
  return (
    <TableContainer component="section" tabIndex={0} aria-label={label} sx={panel}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {shownColumns.map((column) => (
              <HeaderCell key={column.name} column={column} sort={sort} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => {
            const key = itemKey(item);
            return (
              <TableRow
                key={key}
                hover
                {...(marked && key === marked.key && { ref: marked.ref, tabIndex: -1 })}
                sx={{ '& > *': { verticalAlign: 'baseline' } }}
              >
                {shownColumns.map((column, index) => (
                  <TableCell
                    key={column.name}
                    {...(index === 0 ? { component: 'th', scope: 'row' } : {})}
                    sx={{ overflowWrap: 'break-word' }}
                  >
                    {index === 0 && checkbox ? (
                      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                        <ItemCheckbox {...checkbox(item)} />
                        {column.cell(item)}
                      </Box>
                    ) : (
                      column.cell(item)
                    )}
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function HeaderCell<Item>({ column, sort }: { column: ListColumn<Item>; sort: ListSort | undefined }) {
  const { name, label, isSortable } = column;
  if (!sort || !isSortable) return <TableCell>{label}</TableCell>;
  const isSorted = sort.by === name;
  return (
    <TableCell sortDirection={isSorted && sort.direction}>
      <TableSortLabel
        active={isSorted}
        direction={isSorted ? sort.direction : 'asc'}
        onClick={() => sort.onSort(name, isSorted && sort.direction === 'asc' ? 'desc' : 'asc')}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

type ItemCheckboxProps = ReturnType<NonNullable<ListTableProps<unknown>['checkbox']>>;

function ItemCheckbox({ label, isChecked, isDisabled, onChange }: ItemCheckboxProps) {
  return (
    <Checkbox
      size="small"
      checked={isChecked}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}
