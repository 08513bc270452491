import { Alert, Box, Button, Link, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { RequestError } from '../../api/request.ts';
import { Failure } from '../../frame/failure.tsx';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { PaperCard } from './paper-card.tsx';
import { printsApi } from './prints-api.ts';

/** Names the person of a scanned card. A scanner types the code and ends with Enter. */
export function CheckCard() {
  const t = useText();
  const lang = useLanguage();
  const [code, setCode] = useState('');
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async (scanned: string) => printsApi.checkCard(scanned, lang),
  });
  const isUnknown = error instanceof RequestError && error.status === 404;
  return (
    <PaperCard
      title={t('prints.check.title')}
      about={t('prints.check.about')}
      onSubmit={() => mutate(code)}
      open={
        <Box aria-live="polite">
          {data && (
            <Alert severity="success">
              <bdi>{[data.name, data.delegation, data.role].filter((text) => text !== '').join(' · ')}</bdi>
            </Alert>
          )}
          {isUnknown && <Alert severity="error">{t('prints.check.unknown')}</Alert>}
          {error && !isUnknown && <Failure error={error} onRetry={() => mutate(code)} />}
        </Box>
      }
    >
      <TextField
        size="small"
        fullWidth
        label={t('prints.check.code')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', spellCheck: false, maxLength: 512 } }}
      />
      <Button type="submit" variant="outlined" disabled={code.trim() === '' || isPending} sx={{ justifySelf: 'start' }}>
        {t('prints.check.action')}
      </Button>
      <Link component={RouterLink} to="/prints/doors" sx={{ py: 0.25, justifySelf: 'start' }}>
        {t('prints.doors.open')}
      </Link>
    </PaperCard>
  );
}
