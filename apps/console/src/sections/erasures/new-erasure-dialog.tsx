import { Alert, MenuItem, TextField } from '@mui/material';
import type { ErasuresAnswer } from '@podium/contract';
import { useState } from 'react';
import { RequestError, request } from '../../api/request.ts';
import { notify } from '../../frame/notices.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useLanguage } from '../../language/language-store.ts';
import { findText, useText } from '../../language/text.ts';

interface NewErasureDialogProps {
  /** URL of the requests. */
  path: string;
  onRecorded: (answer: ErasuresAnswer) => void;
  onClose: () => void;
}

const kinds = ['account', 'participant'] as const;

/** Today's date on this device. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Records a request received by email or letter. */
export function NewErasureDialog({ path, onRecorded, onClose }: NewErasureDialogProps) {
  const t = useText();
  const language = useLanguage();
  const [kind, setKind] = useState<(typeof kinds)[number]>('account');
  const [subject, setSubject] = useState('');
  const [receivedOn, setReceivedOn] = useState(today);
  const [reference, setReference] = useState('');
  const [fault, setFault] = useState<string>();
  const faultText = (error: unknown): string | undefined => {
    if (!(error instanceof RequestError)) return undefined;
    const name = error.code === 'conflict' ? 'conflict' : error.fields[0]?.message;
    return name === undefined ? undefined : findText(language, `erasures.fault.${name}`);
  };
  const record = async (): Promise<void> => {
    setFault(undefined);
    const body = {
      kind,
      ...(kind === 'account' ? { username: subject.trim() } : { participant: subject.trim() }),
      reference: reference.trim() === '' ? null : reference.trim(),
      receivedOn,
    };
    try {
      onRecorded(await request<ErasuresAnswer>(path, { method: 'POST', body }));
      notify(t('erasures.recorded'), { type: 'success' });
    } catch (error) {
      setFault(faultText(error));
      throw error;
    }
  };
  return (
    <DecisionDialog
      title={t('erasures.new')}
      text={t('erasures.newText')}
      action={t('erasures.record')}
      isReady={subject.trim() !== '' && receivedOn !== ''}
      isExplained={(error) => faultText(error) !== undefined}
      onConfirm={record}
      onClose={onClose}
    >
      {fault !== undefined && <Alert severity="error">{fault}</Alert>}
      <TextField
        select
        label={t('erasures.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value as typeof kind)}
        sx={{ mt: 1 }}
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`erasures.kinds.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        required
        label={t(kind === 'account' ? 'frame.username' : 'erasures.participantNumber')}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
        slotProps={{
          htmlInput: { dir: 'auto', maxLength: 254, autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' },
        }}
      />
      <TextField
        required
        type="date"
        label={t('erasures.received')}
        value={receivedOn}
        onChange={({ target }) => setReceivedOn(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today(), dir: 'ltr' } }}
      />
      <TextField
        label={t('erasures.reference')}
        helperText={t('erasures.referenceHint')}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
        slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
      />
    </DecisionDialog>
  );
}
