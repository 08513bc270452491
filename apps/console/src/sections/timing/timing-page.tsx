import { Alert, Box, Typography } from '@mui/material';
import type { TimingAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useText } from '../../language/text.ts';
import { WatcherCard } from './watcher-card.tsx';

const everyMs = 5000;
/** The same in every language. */
const watchCommand = (): string => `podium watch C:\\Lynx --server ${window.location.origin}`;
const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
} as const;

/** Computers at the venues that send the files of timing systems, each with its last sign of life. */
export function TimingPage() {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['timing'],
    queryFn: async () => request<TimingAnswer>('/api/v1/desk/timing'),
    retry: false,
    refetchInterval: everyMs,
  });
  return (
    <Page title={t('timing.title')} about={t('timing.about')}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && (
        <Alert severity="info">
          <Typography>{t('timing.none')}</Typography>
          <Typography>{t('timing.start')}</Typography>
          <Box component="code" dir="ltr" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}>
            {watchCommand()}
          </Box>
        </Alert>
      )}
      <Box sx={grid}>
        {data?.items.map((item) => (
          <WatcherCard key={item.id} data={item} />
        ))}
      </Box>
    </Page>
  );
}
