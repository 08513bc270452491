import { Box, Button, Card, CardContent, MenuItem, Pagination, TextField, Typography } from '@mui/material';
import type { FeedbackAnswer, SentimentsAnswer } from '@podium/contract';
import { sentiments } from '@podium/contract/feedback-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request, withQuery } from '../../api/request.ts';
import { useDebounced } from '../../fields/use-debounced.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';

const pageSize = 50;

export function FeedbackPage() {
  const t = useText();
  const { dateTime, number, percent } = useFormats();
  const [sentiment, setSentiment] = useState('');
  const [searchText, setSearchText] = useState('');
  const [days, setDays] = useState({ from: '', to: '' });
  const [page, setPage] = useState(1);
  const filter = { sentiment, query: useDebounced(searchText.trim(), 300), ...days };
  const list = useQuery({
    queryKey: ['feedback', filter, page],
    queryFn: async () => request<FeedbackAnswer>('/api/v1/feedback', { query: { ...filter, page, pageSize } }),
    placeholderData: keepPreviousData,
  });
  const shares = useQuery({
    queryKey: ['sentiments', days],
    queryFn: async () => request<SentimentsAnswer>('/api/v1/feedback/sentiments', { query: days }),
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch } = list;
  const pages = Math.ceil((data?.total ?? 0) / pageSize);
  const onFirst = (change: () => void): void => {
    change();
    setPage(1);
  };
  return (
    <Page
      title={t('feedback.title')}
      actions={
        <Button variant="outlined" href={withQuery('/api/v1/feedback', { ...filter, format: 'csv' })} download>
          {t('feedback.csv')}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {shares.data?.items.map(({ sentiment, count, percentage }) => (
          <Card key={sentiment} sx={{ flex: '1 1 160px' }}>
            <CardContent>
              <Typography color="text.secondary">{t(`feedback.sentiment.${sentiment}`)}</Typography>
              <Typography sx={{ fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.4 }}>
                {percent(Math.round(percentage))}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                {t('feedback.count', { count })}
              </Typography>
            </CardContent>
          </Card>
        ))}
      </Box>
      <Card>
        <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField
            select
            label={t('feedback.feeling')}
            value={sentiment}
            onChange={({ target }) => onFirst(() => setSentiment(target.value))}
            sx={{ minWidth: 160 }}
          >
            <MenuItem value="">{t('feedback.all')}</MenuItem>
            {sentiments.map((sentiment) => (
              <MenuItem key={sentiment} value={sentiment}>
                {t(`feedback.sentiment.${sentiment}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={t('feedback.search')}
            value={searchText}
            onChange={({ target }) => onFirst(() => setSearchText(target.value))}
          />
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={t(`feedback.${end}`)}
              value={days[end]}
              onChange={({ target }) => onFirst(() => setDays({ ...days, [end]: target.value }))}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
            />
          ))}
        </CardContent>
      </Card>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <Typography component="output" color="text.secondary">
          {data.total === 0
            ? t('feedback.none')
            : t('feedback.total', { count: data.total, shown: number(data.total) })}
        </Typography>
      )}
      {data && data.items.length > 0 && (
        <DataTable
          label={t('feedback.title')}
          columns={[t('feedback.when'), t('feedback.feeling'), t('feedback.suggestion'), t('feedback.userType')]}
          rows={data.items.map(({ id, at, sentiment, suggestion, userType }) => ({
            key: id,
            cells: [
              dateTime(at),
              t(`feedback.sentiment.${sentiment}`),
              <Box key="text" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
                {suggestion}
              </Box>,
              t(`frame.userType.${userType}`),
            ],
          }))}
        />
      )}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, next) => setPage(next)}
          getItemAriaLabel={(type, number) =>
            type === 'page'
              ? t('frame.pageNumber', { number: number ?? 1 })
              : t(`feedback.${type === 'previous' ? 'previousPage' : 'nextPage'}`)
          }
        />
      )}
    </Page>
  );
}
