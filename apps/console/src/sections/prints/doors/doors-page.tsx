import { Alert, Avatar, Box, Button, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Failure } from '../../../frame/failure.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { Page } from '../../../frame/page.tsx';
import { useFormats } from '../../../language/formats.ts';
import { useLanguage } from '../../../language/language-store.ts';
import { useText } from '../../../language/text.ts';
import { panel } from '../../../look/panel.ts';
import { printsApi } from '../prints-api.ts';
import { checkScan } from './check-scan.ts';
import type { ScanVerdict } from './check-scan.ts';
import { DoorCamera } from './door-camera.tsx';

const everyMs = 300_000;

/**
 * Checks accreditation cards at a door. The list is kept in memory only, so it works without a network while the page
 * is open, and leaves no names on the device.
 */
export function DoorsPage() {
  const t = useText();
  const lang = useLanguage();
  const { dateTime } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['door-cards', lang],
    queryFn: async () => printsApi.door(lang),
    refetchInterval: everyMs,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Page title={t('prints.doors.title')} about={t('prints.doors.about')}>
      {!data && error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Typography color="text.secondary">
            {t('prints.doors.list', { count: data.cards.length, time: dateTime(data.asOf) })}
          </Typography>
          {error && <Alert severity="warning">{t('prints.doors.offline')}</Alert>}
          <Door door={data} />
        </>
      )}
    </Page>
  );
}

function Door({ door }: { door: Parameters<typeof checkScan>[1] }) {
  const t = useText();
  const [code, setCode] = useState('');
  const [verdict, setVerdict] = useState<ScanVerdict>();
  const scans = useRef(0);
  const check = async (scanned: string): Promise<void> => {
    scans.current += 1;
    const scan = scans.current;
    setCode('');
    const judged = await checkScan(scanned, door);
    // A later scan may have been judged already.
    if (scan === scans.current) setVerdict(judged);
  };
  return (
    <Box sx={{ ...panel, p: 2, display: 'grid', gap: 2, maxWidth: 560 }}>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void check(code);
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        <TextField
          label={t('prints.check.code')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', spellCheck: false, maxLength: 512 } }}
          sx={{ flex: 1, minWidth: 200 }}
        />
        <Button type="submit" variant="contained" disabled={code.trim() === ''}>
          {t('prints.check.action')}
        </Button>
      </Box>
      <DoorCamera onFound={(scanned) => void check(scanned)} />
      <Box aria-live="assertive">{verdict && <Verdict verdict={verdict} />}</Box>
    </Box>
  );
}

function Verdict({ verdict }: { verdict: ScanVerdict }) {
  const t = useText();
  const { state } = verdict;
  if (!('card' in verdict)) return <Alert severity="error">{t(`prints.doors.state.${state}`)}</Alert>;
  const { name, role, delegation, photo } = verdict.card;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity={state === 'valid' ? 'success' : 'warning'}>{t(`prints.doors.state.${state}`)}</Alert>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        {photo && <Avatar src={photo} alt="" variant="rounded" sx={{ width: 120, height: 120 }} />}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component="p">
            <bdi>{name}</bdi>
          </Typography>
          <Typography>
            <bdi>{[role, delegation].filter((text) => text !== '').join(' · ')}</bdi>
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
