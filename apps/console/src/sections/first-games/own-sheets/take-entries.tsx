import { Alert, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../../language/text.ts';
import type { ComparedEntries } from './compared-entries.ts';

interface TakeEntriesProps {
  compared: ComparedEntries;
  /** Names that wait for an answer: until then, entries may only seem to be missing. */
  openCount: number;
  onTake: (isRemoving: boolean) => void;
}

/** Takes what is added and changed; entries are removed only after their number was typed. */
export function TakeEntries({ compared: { added, changed, gone, sameCount }, openCount, onTake }: TakeEntriesProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const isRemoving = gone.length > 0 && openCount === 0 && Number(typed.trim()) === gone.length;
  const counts = { added: added.length, changed: changed.length, removed: gone.length };
  const isEmpty = counts.added + counts.changed === 0 && !isRemoving;
  return (
    <>
      {sameCount > 0 && <Typography color="text.secondary">{t('own-sheets.same', { count: sameCount })}</Typography>}
      {gone.length > 0 && openCount === 0 && (
        <TextField
          label={t('own-sheets.remove', { count: gone.length })}
          helperText={t('own-sheets.removeHint')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ maxWidth: 480 }}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      )}
      {openCount > 0 && <Alert severity="info">{t('own-sheets.stillOpen', { count: openCount })}</Alert>}
      {isEmpty && openCount === 0 && <Alert severity="info">{t('own-sheets.nothing')}</Alert>}
      <Button variant="contained" disabled={isEmpty} onClick={() => onTake(isRemoving)} sx={{ justifySelf: 'start' }}>
        {t(isRemoving ? 'own-sheets.takeAndRemove' : 'own-sheets.take', counts)}
      </Button>
    </>
  );
}
