import { Typography } from '@mui/material';
import type { ImportAnswer, ImportsAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useText } from '../../language/text.ts';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import { ImportUpload } from './import-upload.tsx';

/** States that change without user action. */
const isMoving = ({ state }: ImportAnswer): boolean => state === 'checking' || state === 'running';
const pollMs = 1000;

/** Games folders and timetables: uploaded, validated, and imported only on request. */
export function ImportsPage() {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['imports'],
    queryFn: async () => request<ImportsAnswer>('/api/v1/desk/imports'),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? pollMs : false),
  });
  return (
    <Page title={t('imports.title')} about={t('imports.about')}>
      <ExportCard />
      <ImportUpload tables={data?.tables ?? []} endings={data?.endings ?? []} onStored={() => void refetch()} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Typography>{t('imports.none')}</Typography>}
      {data?.items.map((item) => (
        <ImportCard key={item.id} data={item} />
      ))}
    </Page>
  );
}
