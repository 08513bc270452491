import { Box, Card, CardContent, MenuItem, Pagination, TextField, Typography } from '@mui/material';
import type { MediaAnswer, MediaFile, MediaFilter } from '@podium/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { useDebounced } from '../../fields/use-debounced.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { MediaTable } from './media-table.tsx';
import { RemoveFileDialog } from './remove-file-dialog.tsx';

const base = '/api/v1/desk/media';
const pageSize = 25;
const groups = ['image', 'video', 'captions', 'document', 'map'] as const satisfies readonly MediaFile['group'][];
const choices = ['unused', 'undescribed'] as const satisfies readonly MediaFilter['only'][];

/** All uploaded files: where they are used, missing descriptions, and removal of unused ones. */
export function MediaPage() {
  const t = useText();
  const { number } = useFormats();
  const lang = useLanguage();
  const queries = useQueryClient();
  const [searchText, setSearchText] = useState('');
  const [group, setGroup] = useState('');
  const [only, setOnly] = useState('');
  const [page, setPage] = useState(1);
  const [removed, setRemoved] = useState<MediaFile>();
  const query = { lang, q: useDebounced(searchText.trim(), 300), group, only };
  const { data, error, refetch } = useQuery({
    queryKey: ['media', query, page],
    queryFn: async ({ signal }) =>
      request<MediaAnswer>(base, { query: { ...query, from: (page - 1) * pageSize, count: pageSize }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const pages = Math.ceil((data?.total ?? 0) / pageSize);
  // The last file on the last page may have been removed.
  if (data && pages > 0 && page > pages) setPage(pages);
  const onFirst = (change: () => void): void => {
    change();
    setPage(1);
  };
  return (
    <Page title={t('media.title')} about={<Typography color="text.secondary">{t('media.about')}</Typography>}>
      <Card>
        <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField
            type="search"
            label={t('media.search')}
            value={searchText}
            onChange={({ target }) => onFirst(() => setSearchText(target.value))}
            slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
            sx={{ flex: '1 1 240px', maxWidth: 480 }}
          />
          <TextField
            select
            label={t('media.type')}
            value={group}
            onChange={({ target }) => onFirst(() => setGroup(target.value))}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ flex: '1 1 160px', maxWidth: { sm: 280 } }}
          >
            <MenuItem value="">{t('frame.all')}</MenuItem>
            {groups.map((group) => (
              <MenuItem key={group} value={group}>
                {t(`media.groups.${group}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('media.show')}
            value={only}
            onChange={({ target }) => onFirst(() => setOnly(target.value))}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ flex: '1 1 160px', maxWidth: { sm: 280 } }}
          >
            <MenuItem value="">{t('frame.all')}</MenuItem>
            {choices.map((choice) => (
              <MenuItem key={choice} value={choice}>
                {t(`media.only.${choice}`)}
              </MenuItem>
            ))}
          </TextField>
        </CardContent>
      </Card>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <Typography component="output" color="text.secondary">
          {data.total === 0 ? t('media.none') : t('media.total', { count: data.total, shown: number(data.total) })}
        </Typography>
      )}
      {data && data.items.length > 0 && (
        <MediaTable items={data.items} onRemove={data.mayRemove ? setRemoved : undefined} />
      )}
      {pages > 1 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Pagination
            count={pages}
            page={page}
            onChange={(_, next) => setPage(next)}
            getItemAriaLabel={(type, page) =>
              type === 'page'
                ? t('frame.pageNumber', { number: page ?? 1 })
                : t(`feedback.${type === 'previous' ? 'previousPage' : 'nextPage'}`)
            }
          />
        </Box>
      )}
      {removed && (
        <RemoveFileDialog
          file={removed}
          onSettled={() => void queries.invalidateQueries({ queryKey: ['media'] })}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Page>
  );
}
