import { Alert, Checkbox, FormControlLabel, TextField } from '@mui/material';
import type { DeskParticipant, NameChange } from '@podium/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import type { SendOnce } from '../../api/send-once.ts';
import { notify } from '../../frame/notices.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useText } from '../../language/text.ts';

const maxLength = 80;

/** Corrects the spelling of a name until its source sends another one. */
export function NameDialog({ participant, onClose }: { participant: DeskParticipant; onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const { id, name, familyName, givenName, corrected } = participant;
  const [newFamilyName, setNewFamilyName] = useState(familyName ?? '');
  const [newGivenName, setNewGivenName] = useState(givenName ?? '');
  const [isCleared, setCleared] = useState(false);
  const trimmed = { familyName: newFamilyName.trim(), givenName: newGivenName.trim() || null };
  const isChanged = isCleared || trimmed.familyName !== familyName || trimmed.givenName !== givenName;
  const rename = async (reason: string, sendOnce: SendOnce): Promise<void> => {
    const path = `/api/v1/desk/participants/${encodeURIComponent(id)}/name`;
    const name = isCleared ? null : trimmed;
    await sendOnce({ name, seen: { familyName, givenName }, reason }, async (body: NameChange) =>
      request(path, { method: 'PUT', body }),
    );
    notify(t('participants.rename.done'), { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['participants'] });
  };
  return (
    <DecisionDialog
      title={t('participants.rename.title', { name: `\u2068${name}\u2069` })}
      action={t('participants.rename.action')}
      reason={{ label: t('frame.reason'), isRequired: true }}
      isReady={isChanged && (isCleared || trimmed.familyName !== '')}
      onConfirm={async (reason, sendOnce) => rename(reason ?? '', sendOnce)}
      onClose={onClose}
    >
      <TextField
        label={t('participants.rename.family')}
        value={newFamilyName}
        required
        disabled={isCleared}
        slotProps={{ htmlInput: { maxLength } }}
        onChange={({ target }) => setNewFamilyName(target.value)}
      />
      <TextField
        label={t('participants.rename.given')}
        value={newGivenName}
        disabled={isCleared}
        slotProps={{ htmlInput: { maxLength } }}
        onChange={({ target }) => setNewGivenName(target.value)}
      />
      {corrected && (
        <FormControlLabel
          control={<Checkbox checked={isCleared} onChange={({ target }) => setCleared(target.checked)} />}
          label={t('participants.rename.clear')}
        />
      )}
      <Alert severity="info">{t('participants.rename.hint')}</Alert>
    </DecisionDialog>
  );
}
