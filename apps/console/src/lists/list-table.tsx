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
import type { SxProps, Theme } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { panel } from '../look/panel.ts';
import { unseen } from '../look/unseen.ts';

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

const ownRoles: Readonly<Partial<Record<keyof typeof stackedRoles, string>>> = {};
/** Browsers forget the roles of a table whose rows are laid out otherwise. */
const stackedRoles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  columnHeader: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const;

/** On a phone, each row is a card: its header, and the other cells below it under their labels. */
const stacked: SxProps = {
  '&, & > thead, & > tbody, & > * > tr > th': { display: 'block' },
  '& > thead > tr': { display: 'flex', flexWrap: 'wrap', columnGap: 2, borderBottom: 1, borderColor: 'divider' },
  '& > thead > tr:not(:has(> :not(.without-sort)))': unseen,
  '& > thead > tr > .without-sort': unseen,
  '& > thead > tr > th': { border: 0 },
  '& > tbody > tr': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    rowGap: 1,
    px: 2,
    py: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& > tbody > tr:last-of-type': { borderBottom: 0 },
  '& > tbody > tr > *': { border: 0, p: 0 },
  '& > tbody > tr > th': { flexBasis: '100%' },
  '& > tbody > tr > td': { display: 'block', minWidth: 0, maxWidth: '100%' },
  '& > tbody > tr > td::before': {
    content: 'attr(data-label)',
    display: 'block',
    fontSize: '0.75rem',
    color: 'text.secondary',
  },
  '& > tbody > tr > td:empty, & > tbody > tr > td:has(> :only-child:empty)': { display: 'none' },
};

/** A table of items, whose first column is the header of each row. */
export function ListTable<Item>({ label, items, itemKey, columns, sort, checkbox, marked }: ListTableProps<Item>) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const shownColumns = columns.filter(({ isWideOnly }) => isWide || !isWideOnly);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const roles = isNarrow ? stackedRoles : ownRoles;
  return (
    <TableContainer component="section" tabIndex={0} aria-label={label} sx={panel}>
      <Table size="small" role={roles.table} sx={isNarrow ? stacked : undefined}>
        <TableHead role={roles.group}>
          <TableRow role={roles.row}>
            {shownColumns.map((column) => (
              <HeaderCell key={column.name} column={column} sort={sort} role={roles.columnHeader} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody role={roles.group}>
          {items.map((item) => {
            const key = itemKey(item);
            return (
              <TableRow
                key={key}
                role={roles.row}
                hover
                {...(marked && key === marked.key && { ref: marked.ref, tabIndex: -1 })}
                sx={{ '& > *': { verticalAlign: 'baseline' } }}
              >
                {shownColumns.map((column, index) => (
                  <TableCell
                    key={column.name}
                    {...(index === 0
                      ? { component: 'th', scope: 'row', role: roles.rowHeader }
                      : { role: roles.cell, 'data-label': column.label })}
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

interface HeaderCellProps<Item> {
  column: ListColumn<Item>;
  sort: ListSort | undefined;
  role: string | undefined;
}

function HeaderCell<Item>({ column, sort, role }: HeaderCellProps<Item>) {
  const { name, label, isSortable } = column;
  if (!sort || !isSortable)
    return (
      <TableCell role={role} className="without-sort">
        {label}
      </TableCell>
    );
  const isSorted = sort.by === name;
  return (
    <TableCell role={role} sortDirection={isSorted && sort.direction}>
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
