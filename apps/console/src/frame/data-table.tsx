import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { panel } from '../look/panel.ts';

interface DataTableProps {
  /** Names the table; it may scroll, so the keyboard can reach it. */
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A plain table whose first column names its rows. */
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
