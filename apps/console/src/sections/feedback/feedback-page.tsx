import { Box, Card, CardContent, Typography } from '@mui/material';
import type { FeedbackAnswer, SentimentsAnswer } from '@podium/contract';
import { sentiments } from '@podium/contract/feedback-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request, withQuery } from '../../api/request.ts';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';

const pageSize = 50;

export function FeedbackPage() {
  const t = useText();
  const { dateTime, number } = useFormats();
  const address = useListAddress();
  const { read, page } = address;
  const days = { from: read('from'), to: read('to') };
  const filter = { sentiment: read('sentiment'), query: read('query'), ...days };
  const list = useQuery({
    queryKey: ['feedback', filter, page],
    queryFn: async () => request<FeedbackAnswer>('/api/v1/feedback', { query: { ...filter, page, pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListPage
      title={t('feedback.title')}
      csv={{ href: withQuery('/api/v1/feedback', { ...filter, format: 'csv' }) }}
      lead={<Shares days={days} />}
      filters={[
        {
          name: 'sentiment',
          type: 'choice',
          label: t('feedback.feeling'),
          all: t('feedback.all'),
          choices: sentiments.map((value) => ({ value, name: t(`feedback.sentiment.${value}`) })),
        },
        { name: 'query', type: 'search', label: t('feedback.search') },
        { name: 'from', type: 'day', label: t('feedback.from') },
        { name: 'to', type: 'day', label: t('feedback.to') },
      ]}
      address={address}
      list={loadedList(list)}
      none={t('feedback.none')}
      totalText={(count) => t('feedback.total', { count, shown: number(count) })}
      pages={{ size: pageSize }}
      itemKey={({ id }) => id}
      columns={[
        { name: 'when', label: t('feedback.when'), cell: ({ at }) => dateTime(at) },
        {
          name: 'feeling',
          label: t('feedback.feeling'),
          cell: ({ sentiment }) => t(`feedback.sentiment.${sentiment}`),
        },
        {
          name: 'suggestion',
          label: t('feedback.suggestion'),
          cell: ({ suggestion }) => (
            <Box dir="auto" sx={{ whiteSpace: 'pre-line' }}>
              {suggestion}
            </Box>
          ),
        },
        { name: 'userType', label: t('feedback.userType'), cell: ({ userType }) => t(`frame.userType.${userType}`) },
      ]}
    />
  );
}

/** Each feeling's share of the answers of some days. */
function Shares({ days }: { days: { from: string; to: string } }) {
  const t = useText();
  const { percent } = useFormats();
  const { data } = useQuery({
    queryKey: ['sentiments', days],
    queryFn: async () => request<SentimentsAnswer>('/api/v1/feedback/sentiments', { query: days }),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {data?.items.map(({ sentiment, count, percentage }) => (
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
  );
}
