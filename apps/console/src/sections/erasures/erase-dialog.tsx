import { Box, TextField, Typography } from '@mui/material';
import type { Erasure, HeldDataAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { findText, useText } from '../../language/text.ts';

interface EraseDialogProps {
  request: Erasure;
  /** URL of the requests. */
  path: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Shows how much data is stored about an account, and erases it once its name is typed. */
export function EraseDialog({ request: { id, account }, path, onConfirm, onClose }: EraseDialogProps) {
  const t = useText();
  const [text, setText] = useState('');
  return (
    <DecisionDialog
      title={t('erasures.action.erase')}
      text={t(account ? 'frame.eraseText' : 'erasures.gone')}
      action={t('erasures.action.erase')}
      color="error"
      isReady={!account || text.trim() === account.username}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {account && (
        <>
          <HeldData path={`${path}/${id}/data`} />
          <TextField
            label={t('frame.typeName', { name: `\u2068${account.username}\u2069` })}
            value={text}
            onChange={({ target }) => setText(target.value)}
            required
            slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off' } }}
          />
        </>
      )}
    </DecisionDialog>
  );
}

function HeldData({ path }: { path: string }) {
  const t = useText();
  const language = useLanguage();
  const { number } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['held-data', path],
    queryFn: async () => request<HeldDataAnswer>(path),
    retry: false,
    gcTime: 0,
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Box component="section" aria-label={t('erasures.stored')}>
      <Typography sx={{ fontWeight: 700 }}>{t('erasures.stored')}</Typography>
      {data.items.length === 0 && <Typography>{t('erasures.storedNothing')}</Typography>}
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2 }}>
        {data.items.map(({ kind, count }) => (
          <Box key={kind} sx={{ display: 'contents' }}>
            <Box component="dt">{findText(language, `erasures.held.${kind}`) ?? kind}</Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'end' }}>
              {number(count)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
