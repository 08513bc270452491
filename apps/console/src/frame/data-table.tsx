import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { panel } from '../look/panel.ts';

interface DataTableProps {
  /** Accessible name; the table may scroll, so it can be focused. */
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A plain table with row headers in the first column. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <TableContainer component="section" tabIndex={0} aria-label={label} sx={panel}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key} sx={{ '& > *': { verticalAlign: 'baseline' } }}>
              {cells.map((cell, index) => (
                <TableCell
                  key={columns[index]}
                  {...(index === 0 ? { component: 'th', scope: 'row' } : {})}
                  sx={{ overflowWrap: 'break-word' }}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
