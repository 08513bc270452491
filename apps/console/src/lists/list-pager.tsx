import { Box, Pagination, TablePagination } from '@mui/material';
import { useFormats } from '../language/formats.ts';
import { useText } from '../language/text.ts';
import type { ListAddress } from './use-list-address.ts';

export interface ListPages {
  size: number;
  /** Sizes of a page that the user can choose. */
  sizes?: readonly number[];
}

interface ListPagerProps {
  pages: ListPages;
  total: number;
  address: ListAddress;
}

/** Moves between the pages of a list that the server counts. */
export function ListPager({ pages: { size, sizes }, total, address: { page, change } }: ListPagerProps) {
  const t = useText();
  const { number } = useFormats();
  const lastPage = Math.max(1, Math.ceil(total / size));
  const moveTo = (next: number): void => change({ page: String(next) });
  const stepLabel = (type: string): string => t(type === 'previous' ? 'lists.previousPage' : 'lists.nextPage');
  if (sizes)
    return (
      <TablePagination
        component="div"
        count={total}
        page={Math.min(page, lastPage) - 1}
        onPageChange={(_, next) => moveTo(next + 1)}
        rowsPerPage={size}
        rowsPerPageOptions={[...sizes]}
        onRowsPerPageChange={({ target }) => change({ pageSize: target.value })}
        labelRowsPerPage={t('lists.pageSize')}
        labelDisplayedRows={({ from, to, count }) =>
          t('lists.range', { from: number(from), to: number(to), total: number(count) })
        }
        getItemAriaLabel={stepLabel}
      />
    );
  if (lastPage === 1) return null;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Pagination
        count={lastPage}
        page={Math.min(page, lastPage)}
        onChange={(_, next) => moveTo(next)}
        getItemAriaLabel={(type, number) =>
          type === 'page' ? t('frame.pageNumber', { number: number ?? 1 }) : stepLabel(type)
        }
      />
    </Box>
  );
}
