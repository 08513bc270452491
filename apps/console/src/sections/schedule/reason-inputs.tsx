import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useText } from '../../language/text.ts';

interface ReasonInputsProps {
  reason: string;
  onReason: (reason: string) => void;
  isReasonNeeded?: boolean;
  isLasting: boolean;
  onLasting: (isLasting: boolean) => void;
}

/** The reason for a correction, and whether it persists whatever the feed sends. */
export function ReasonInputs({ reason, onReason, isReasonNeeded = false, isLasting, onLasting }: ReasonInputsProps) {
  const t = useText();
  return (
    <>
      <TextField
        label={t(isReasonNeeded ? 'schedule.form.reason' : 'schedule.form.reasonOptional')}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
        required={isReasonNeeded}
        helperText={isReasonNeeded && reason.trim() === '' ? t('schedule.form.reasonMissing') : undefined}
        multiline
        fullWidth
        slotProps={{ htmlInput: { maxLength: 1000, dir: 'auto' } }}
      />
      <FormControlLabel
        control={<Checkbox checked={isLasting} onChange={({ target }) => onLasting(target.checked)} />}
        label={t('schedule.form.isLasting')}
      />
    </>
  );
}
