import { Alert, TextField } from '@mui/material';
import type { ListedShift } from '@podium/contract';
import { useState } from 'react';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { gamesOffset } from '../../language/games-store.ts';
import { useGamesTimeHint } from '../../language/games-time.ts';
import { useText } from '../../language/text.ts';
import { randomId } from '../../api/random-id.ts';
import { emptyForm, toShift, toShiftForm } from './shift-form.ts';
import { shiftsApi } from './shifts-api.ts';

interface ShiftDialogProps {
  /** Proposed for a new shift. */
  day: string;
  /** Undefined: a new shift. */
  listed: ListedShift | undefined;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

const lengths = { area: 80, place: 120, meetingPoint: 120, note: 500 } as const;

export function ShiftDialog({ listed, day, onSaved, onClose }: ShiftDialogProps) {
  const t = useText();
  const zone = useGamesTimeHint();
  const [form, setForm] = useState(() => (listed ? toShiftForm(listed.shift, gamesOffset) : emptyForm(day)));
  // The same for each attempt, so that a repeated one counts once.
  const [nonce] = useState(randomId);
  const shift = toShift(form, gamesOffset);
  const save = async (): Promise<void> => {
    if (!shift) return;
    if (listed) await shiftsApi.change(listed.id, { shift, seen: listed.stamp, nonce });
    else await shiftsApi.add({ shift, nonce });
    await onSaved();
  };
  return (
    <DecisionDialog
      title={t(listed ? 'shifts.changeTitle' : 'shifts.add')}
      action={t('shifts.save')}
      isReady={shift !== undefined}
      onConfirm={save}
      onClose={onClose}
    >
      {(['area', 'place', 'meetingPoint'] as const).map((field) => (
        <TextField
          key={field}
          label={t(`shifts.field.${field}`)}
          required={field === 'area'}
          value={form[field]}
          onChange={({ target }) => setForm({ ...form, [field]: target.value })}
          slotProps={{ htmlInput: { maxLength: lengths[field], dir: 'auto' } }}
          sx={{ mt: 1 }}
        />
      ))}
      {(['start', 'end'] as const).map((field) => (
        <TextField
          key={field}
          type="datetime-local"
          label={t(`program.field.${field}`)}
          required
          value={form[field]}
          onChange={({ target }) => setForm({ ...form, [field]: target.value })}
          helperText={zone}
          slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } }}
        />
      ))}
      <TextField
        type="number"
        label={t('shifts.field.needed')}
        required
        value={form.needed}
        onChange={({ target }) => setForm({ ...form, needed: target.value })}
        slotProps={{ htmlInput: { min: 1, max: 200, dir: 'ltr' } }}
      />
      <TextField
        label={t('shifts.field.note')}
        multiline
        value={form.note}
        onChange={({ target }) => setForm({ ...form, note: target.value })}
        slotProps={{ htmlInput: { maxLength: lengths.note, dir: 'auto' } }}
      />
      {listed && listed.volunteers.length > 0 && <Alert severity="info">{t('shifts.tellThem')}</Alert>}
    </DecisionDialog>
  );
}
