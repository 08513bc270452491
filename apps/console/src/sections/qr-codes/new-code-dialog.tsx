import { Alert, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import type { DeskCodesAnswer } from '@podium/contract';
import { needsTargetId, qrTargets } from '@podium/contract/qr-words';
import type { QrTarget } from '@podium/contract/qr-words';
import { useState } from 'react';
import { RequestError, request } from '../../api/request.ts';
import { parseCoordinates } from '../../fields/coordinates.ts';
import { notify } from '../../frame/notices.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { gamesOffset } from '../../language/games-store.ts';
import { useGamesTimeHint } from '../../language/games-time.ts';
import { useText } from '../../language/text.ts';
import { parseCode, emptyForm, isReversed, limits, wholeNumber } from './code-form.ts';
import type { CodeForm } from './code-form.ts';
import { isListed, useTargets } from './use-targets.ts';

interface NewCodeDialogProps {
  onCreated: (codes: DeskCodesAnswer) => void;
  onClose: () => void;
}

const isUnknownTarget = (error: unknown): boolean =>
  error instanceof RequestError && error.fields.some(({ field }) => field === 'targetId');

export function NewCodeDialog({ onCreated, onClose }: NewCodeDialogProps) {
  const t = useText();
  const zone = useGamesTimeHint();
  const [form, setForm] = useState(emptyForm);
  const [isUnknown, setIsUnknown] = useState(false);
  const updateForm = (change: Partial<CodeForm>): void => {
    setForm({ ...form, ...change });
    setIsUnknown(false);
  };
  const code = parseCode(form, gamesOffset);
  const create = async (): Promise<void> => {
    try {
      onCreated(await request<DeskCodesAnswer>('/api/v1/desk/qr-codes', { method: 'POST', body: code }));
      notify(t('qr-codes.created'), { type: 'success' });
    } catch (error) {
      setIsUnknown(isUnknownTarget(error));
      throw error;
    }
  };
  return (
    <DecisionDialog
      title={t('qr-codes.new')}
      action={t('qr-codes.create')}
      isReady={code !== undefined}
      isExplained={isUnknownTarget}
      onConfirm={create}
      onClose={onClose}
    >
      <TextField
        label={t('qr-codes.name')}
        value={form.title}
        onChange={({ target }) => updateForm({ title: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
        sx={{ mt: 1 }}
      />
      <TextField
        select
        label={t('qr-codes.page')}
        value={form.page}
        onChange={({ target }) => updateForm({ page: target.value as QrTarget, targetId: '' })}
      >
        {qrTargets.map((page) => (
          <MenuItem key={page} value={page}>
            {t(`qr-codes.pages.${page}`)}
          </MenuItem>
        ))}
      </TextField>
      {needsTargetId(form.page) && (
        <TargetField page={form.page} value={form.targetId} onChange={(targetId) => updateForm({ targetId })} />
      )}
      {isUnknown && <Alert severity="error">{t('qr-codes.unknownTarget')}</Alert>}
      <NumberField name="points" label={t('qr-codes.points')} form={form} onChange={updateForm} />
      {(['from', 'until'] as const).map((field) => (
        <TextField
          key={field}
          label={t(`qr-codes.${field}`)}
          type="datetime-local"
          value={form[field]}
          onChange={({ target }) => updateForm({ [field]: target.value })}
          error={field === 'until' && isReversed(form)}
          helperText={field === 'until' && isReversed(form) ? t('qr-codes.latest') : zone}
          slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } }}
        />
      ))}
      <FormControlLabel
        control={
          <Checkbox checked={form.isPlaced} onChange={({ target }) => updateForm({ isPlaced: target.checked })} />
        }
        label={t('qr-codes.isPlaced')}
      />
      {form.isPlaced && (
        <>
          <TextField
            label={t('qr-codes.coordinates')}
            value={form.coordinates}
            onChange={({ target }) => updateForm({ coordinates: target.value })}
            required
            error={form.coordinates !== '' && !parseCoordinates(form.coordinates)}
            helperText={t('qr-codes.coordinatesHint')}
            slotProps={{ htmlInput: { dir: 'ltr' } }}
          />
          <NumberField name="radius" label={t('qr-codes.radius')} form={form} onChange={updateForm} />
        </>
      )}
      <NumberField
        name="mostPerMinute"
        label={t('qr-codes.mostPerMinute')}
        hint={t('qr-codes.mostPerMinuteHint')}
        form={form}
        onChange={updateForm}
      />
    </DecisionDialog>
  );
}

interface TargetFieldProps {
  page: QrTarget;
  value: string;
  onChange: (value: string) => void;
}

/** Subject of the page: selected from a list, or typed if there are too many. */
function TargetField({ page, value, onChange }: TargetFieldProps) {
  const t = useText();
  const targets = useTargets(page) ?? [];
  if (isListed(page))
    return (
      <TextField
        select
        required
        label={t('qr-codes.subject')}
        value={targets.some(({ id }) => id === value) ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      >
        {targets.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            <bdi>{name}</bdi>
          </MenuItem>
        ))}
      </TextField>
    );
  return (
    <TextField
      required
      label={t(page === 'participant' ? 'qr-codes.participant' : 'qr-codes.delegation')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { dir: 'ltr', maxLength: 80 } }}
    />
  );
}

interface NumberFieldProps {
  name: keyof typeof limits;
  label: string;
  hint?: string;
  form: CodeForm;
  onChange: (change: Partial<CodeForm>) => void;
}

function NumberField({ name, label, hint, form, onChange }: NumberFieldProps) {
  const t = useText();
  const isWrong = wholeNumber(form[name], limits[name]) === undefined;
  return (
    <TextField
      required
      label={label}
      value={form[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      error={isWrong}
      helperText={isWrong ? t('fields.whole', limits[name]) : hint}
      slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
    />
  );
}
