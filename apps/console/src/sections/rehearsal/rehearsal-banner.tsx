import { Alert, Link } from '@mui/material';
import type { GamesAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { request } from '../../api/request.ts';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { useOpenSections } from '../../session/open-sections.ts';
import { rehearsalOnKey } from './rehearsal-keys.ts';

const everyMs = 30_000;

/** Shows on every page of the console, and to scorers, that a rehearsal is running. */
export function RehearsalBanner() {
  const t = useText();
  const { dateTime } = useFormats();
  const address = useOpenSections().get('rehearsal')?.address;
  const { data: since } = useQuery({
    queryKey: rehearsalOnKey,
    queryFn: async () => (await request<GamesAnswer>('/api/v1/games')).rehearsalSince ?? null,
    refetchInterval: everyMs,
    retry: false,
  });
  if (!since) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('rehearsal.banner', { time: dateTime(since) })}{' '}
      {address !== undefined && (
        <Link component={RouterLink} to={address}>
          {t('rehearsal.open')}
        </Link>
      )}
    </Alert>
  );
}
