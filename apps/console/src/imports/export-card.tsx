import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import type { ExportsAnswer, GamesExport } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ask } from '../api/ask.ts';
import { Failure, useFailureText } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { useFormats } from '../language/formats.ts';
import { useText } from '../language/text.ts';

const base = '/api/v1/desk/exports';
const key = ['exports'];
const pollMs = 2000;
const mega = 1_000_000;

/** The Games as a folder in a .zip: prepared by the server, then downloaded. */
export function ExportCard() {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => ask<ExportsAnswer>(base),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? pollMs : false),
  });
  return (
    <Card component="section" aria-label={t('imports.export.title')}>
      <CardContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography variant="h2">{t('imports.export.title')}</Typography>
        <Typography color="text.secondary">{t('imports.export.about')}</Typography>
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && <Exports items={data.items} />}
      </CardContent>
    </Card>
  );
}

const isRunning = ({ state }: GamesExport): boolean => state === 'running';

function Exports({ items }: { items: readonly GamesExport[] }) {
  const t = useText();
  const { dateTime, number } = useFormats();
  const notify = useNotify();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const start = async (): Promise<void> => {
    setIsSending(true);
    try {
      queries.setQueryData(key, await ask<ExportsAnswer>(base, { method: 'POST' }));
    } catch (error) {
      notify(failureText(error), { type: 'error' });
      void queries.invalidateQueries({ queryKey: key });
    } finally {
      setIsSending(false);
    }
  };
  const megabytes = (bytes: number): string => number(Math.max(0.1, Math.round(bytes / (mega / 10)) / 10));
  return (
    <>
      <Button variant="outlined" disabled={isSending || items.some(isRunning)} onClick={() => void start()}>
        {t('imports.export.start')}
      </Button>
      <Box component="ul" aria-live="polite" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {items.map(({ id, state, createdAt, size }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <span>{t(`imports.export.state.${state}`, { time: dateTime(createdAt) })}</span>
            {state === 'done' && (
              <Button size="small" component="a" href={`${base}/${id}/games.zip`} download>
                {t('imports.export.download', { size: megabytes(size ?? 0) })}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}
