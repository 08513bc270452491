import { Box, Button, Typography } from '@mui/material';
import { RequestError } from '../api/request.ts';
import { useFailureText } from '../frame/failure.tsx';
import { useFormats } from '../language/formats.ts';
import { useText } from '../language/text.ts';
import type { DraftState } from './draft-keeper.ts';

/** Shows whether the typed data is saved: `Saved 10:32`. */
export function SavedState({ state, onRetry }: { state: DraftState; onRetry: () => void }) {
  const t = useText();
  const { time } = useFormats();
  const failureText = useFailureText();
  const { saving, savedAt, failure, item } = state;
  const isFailed = saving === 'failed';
  const labels = {
    saved: savedAt
      ? t('drafts.savedAt', { time: time(savedAt) })
      : item.draft
        ? t('drafts.savedAt', { time: time(item.draft.editedAt) })
        : t('drafts.noDraft'),
    waiting: t('drafts.saving'),
    saving: t('drafts.saving'),
    failed: t('drafts.notSaved', { reason: failureText(failure) }),
  }[saving];
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Typography component="output" color={isFailed ? 'error' : 'text.secondary'} sx={{ fontSize: '0.8125rem' }}>
        {labels}
      </Typography>
      {isFailed && failure instanceof RequestError && failure.code !== 'conflict' && (
        <Button size="small" onClick={onRetry}>
          {t('frame.retry')}
        </Button>
      )}
    </Box>
  );
}
