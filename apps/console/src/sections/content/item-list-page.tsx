import { Button, TablePagination, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { deskApi } from '../../api/desk-api.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { AddIcon } from '../../look/icons.tsx';
import { ItemFilters } from './item-filters.tsx';
import { ItemTable } from './item-table.tsx';
import { useKindTexts } from '../../frame/kind-texts.ts';
import { pageSizes, readListFilter, toDeskFilter } from './list-filter.ts';
import type { ListFilter } from './list-filter.ts';

/** The items of one kind. */
export function ItemListPage({ kind }: { kind: string }) {
  const t = useText();
  const lang = useLanguage();
  const { number } = useFormats();
  const { kindsName } = useKindTexts();
  const [query, setQuery] = useSearchParams();
  const filter = readListFilter(query);
  const request = toDeskFilter(filter, lang);
  const { data, error, refetch } = useQuery({
    queryKey: ['items', kind, request],
    queryFn: async () => deskApi.list(kind, request),
    placeholderData: keepPreviousData,
  });
  /** Any change but of the page itself leads to the first page. */
  const change = (changes: Partial<Record<keyof ListFilter, string>>): void =>
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous);
        for (const [name, value] of Object.entries({ page: '', ...changes })) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  const isFiltered = Boolean(filter.q ?? filter.state ?? filter.missing);
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / filter.pageSize));
  return (
    <Page
      title={kindsName(kind)}
      actions={
        <Button component={RouterLink} to={`/${kind}/create`} variant="contained" startIcon={<AddIcon />}>
          {t('content.new')}
        </Button>
      }
    >
      <ItemFilters filter={filter} onChange={change} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.total === 0 && (
        <Typography component="output" color="text.secondary">
          {isFiltered ? t('content.noneMatch') : t('content.none')}
        </Typography>
      )}
      {data && data.total > 0 && (
        <>
          <ItemTable
            kind={kind}
            items={data.items}
            filter={filter}
            onSort={(sort, direction) => change({ sort, direction })}
          />
          <TablePagination
            component="div"
            count={data.total}
            page={Math.min(filter.page, lastPage) - 1}
            onPageChange={(_, next) => change({ page: String(next + 1) })}
            rowsPerPage={filter.pageSize}
            rowsPerPageOptions={[...pageSizes]}
            onRowsPerPageChange={({ target }) => change({ pageSize: target.value })}
            labelRowsPerPage={t('content.pageSize')}
            labelDisplayedRows={({ from, to, count }) =>
              t('content.range', { from: number(from), to: number(to), total: number(count) })
            }
            getItemAriaLabel={(type) => t(`feedback.${type === 'previous' ? 'previousPage' : 'nextPage'}`)}
          />
        </>
      )}
    </Page>
  );
}
