import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../../language/text.ts';
import { addDelegations } from './new-delegations.ts';
import { usePlan } from '../plan-context.ts';

/** Adds delegations by their names, one per line. */
export function SeveralDelegations() {
  const t = useText();
  const { replace } = usePlan();
  const [text, setText] = useState('');
  const names = text.split(/\r?\n/u).filter((name) => name.trim() !== '');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={t('new-delegations.several')}
        helperText={t('new-delegations.severalHint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Button
        variant="outlined"
        disabled={names.length === 0}
        onClick={() => {
          replace((plan) => addDelegations(plan, names));
          setText('');
        }}
        sx={{ justifySelf: 'start' }}
      >
        {t('new-delegations.add', { count: names.length })}
      </Button>
    </Box>
  );
}
