import {
  Box,
  Chip,
  Link,
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
import type { DeskFilter, DeskListEntry } from '@podium/contract';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { panel } from '../../look/panel.ts';
import { useKindTexts } from '../../frame/kind-texts.ts';
import type { ListFilter } from './list-filter.ts';
import { StateChips } from './state-chips.tsx';

type Column = 'title' | 'state' | 'missing' | 'faults' | 'changed' | 'editedBy';
const columns = ['title', 'state', 'missing', 'faults', 'changed', 'editedBy'] as const satisfies readonly Column[];
const phoneColumns = ['title', 'state'] as const satisfies readonly Column[];
const isSortable = (column: Column): column is 'title' | 'changed' => column === 'title' || column === 'changed';

interface ItemTableProps {
  kind: string;
  items: readonly DeskListEntry[];
  filter: ListFilter;
  onSort: (sort: DeskFilter['sort'], direction: DeskFilter['direction']) => void;
}

/** Items with their state; on a phone only their titles and states. */
export function ItemTable({ kind, items, filter, onSort }: ItemTableProps) {
  const t = useText();
  const { kindsName } = useKindTexts();
  const { dateTime, number } = useFormats();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const shownColumns: readonly Column[] = isWide ? columns : phoneColumns;
  const cells = ({ id, title, lang, ...item }: DeskListEntry): Record<Column, ReactNode> => ({
    title: (
      <Link component={RouterLink} to={`/${kind}/${encodeURIComponent(id)}`}>
        <bdi lang={lang ?? undefined}>{title}</bdi>
      </Link>
    ),
    state: <StateChips state={item.state} draftState={item.draftState} />,
    missing: <bdi>{item.missing.join(' ').toUpperCase()}</bdi>,
    faults: item.faults > 0 && <Chip size="small" variant="outlined" color="error" label={number(item.faults)} />,
    changed: <Box sx={{ whiteSpace: 'nowrap' }}>{dateTime(item.changedAt)}</Box>,
    editedBy: <bdi>{item.editedBy?.username ?? '–'}</bdi>,
  });
  return (
    <TableContainer component="section" tabIndex={0} aria-label={kindsName(kind)} sx={panel}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {shownColumns.map((column) => {
              const isSorted = filter.sort === column;
              const name = t(`drafts.column.${column}`);
              if (!isSortable(column)) return <TableCell key={column}>{name}</TableCell>;
              return (
                <TableCell key={column} sortDirection={isSorted && filter.direction}>
                  <TableSortLabel
                    active={isSorted}
                    direction={isSorted ? filter.direction : 'asc'}
                    onClick={() => onSort(column, isSorted && filter.direction === 'asc' ? 'desc' : 'asc')}
                  >
                    {name}
                  </TableSortLabel>
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => {
            const shown = cells(item);
            return (
              <TableRow key={item.id} hover>
                {shownColumns.map((column) => (
                  <TableCell key={column} {...(column === 'title' ? { component: 'th', scope: 'row' } : {})}>
                    {shown[column]}
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
