import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useFailureText } from './failure.tsx';
import { useText } from '../language/text.ts';

interface ReasonDialogProps {
  title: string;
  text?: string;
  action: string;
  /** Undefined: no reason is requested. */
  reason?: { label: string; isRequired: boolean };
  color?: 'primary' | 'error';
  /** False while content above the buttons is incomplete. */
  isReady?: boolean;
  /** Errors that the dialog's own content explains. */
  isSilent?: (error: unknown) => boolean;
  children?: ReactNode;
  /** The dialog closes once this resolves; errors are shown in it. */
  onConfirm: (reason: string | undefined) => Promise<void>;
  onClose: () => void;
}

/** Confirms an action that is public or cannot be undone. */
export function ReasonDialog({
  title,
  text,
  action,
  reason,
  color = 'primary',
  isReady = true,
  isSilent,
  children,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const t = useText();
  const failureText = useFailureText();
  const titleId = useId();
  const [reasonText, setReasonText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const send = async (): Promise<void> => {
    setIsSending(true);
    setFailure(undefined);
    try {
      await onConfirm(reasonText.trim() === '' ? undefined : reasonText.trim());
      onClose();
    } catch (error) {
      if (!isSilent?.(error)) setFailure(error);
      setIsSending(false);
    }
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={handleSubmit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {/* The label of a first field needs space above it. */}
        <DialogContent sx={{ display: 'grid', gap: 2, '.MuiDialogTitle-root + &': { pt: 1 } }}>
          {text && <DialogContentText>{text}</DialogContentText>}
          {failure !== undefined && <Alert severity="error">{failureText(failure)}</Alert>}
          {children}
          {reason && (
            <TextField
              label={reason.label}
              value={reasonText}
              onChange={({ target }) => setReasonText(target.value)}
              required={reason.isRequired}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 1000, dir: 'auto' } }}
              sx={{ mt: 1 }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={color}
            disabled={isSending || !isReady || (reason?.isRequired && reasonText.trim() === '')}
          >
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
