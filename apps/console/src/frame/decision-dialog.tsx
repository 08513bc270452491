import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
  useMediaQuery,
} from '@mui/material';
import type { ButtonProps, Theme } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useSendOnce } from '../api/send-once.ts';
import type { SendOnce } from '../api/send-once.ts';
import { useSending } from '../api/use-sending.ts';
import { useFailureText } from './failure.tsx';
import { useText } from '../language/text.ts';

interface DecisionDialogProps {
  title: ReactNode;
  text?: string;
  action: string;
  /** Undefined: no reason is requested, or the dialog's own content requests it. */
  reason?: { label: string; isRequired: boolean; initial?: string };
  /** The changes, each with the values before and after. */
  changes?: readonly string[];
  color?: ButtonProps['color'];
  /** False while content above the buttons is incomplete. */
  isReady?: boolean;
  /** Errors that the dialog's own content explains. */
  isExplained?: (error: unknown) => boolean;
  /** A form with many fields, which validates itself: wider, and fills a phone's screen. */
  isForm?: boolean;
  /** Content beside the buttons. */
  note?: ReactNode;
  children?: ReactNode;
  /**
   * The dialog closes once this returns or resolves; errors are shown in it.
   *
   * @param sendOnce sends the decision, so that a repeated attempt counts once
   */
  onConfirm: (reason: string | undefined, sendOnce: SendOnce) => Promise<void> | void;
  onClose: () => void;
}

/** Confirms a decision: an action that is public or cannot be undone. */
export function DecisionDialog({
  title,
  text,
  action,
  reason,
  changes,
  color = 'primary',
  isReady = true,
  isExplained,
  isForm = false,
  note,
  children,
  onConfirm,
  onClose,
}: DecisionDialogProps) {
  const t = useText();
  const failureText = useFailureText();
  const titleId = useId();
  const sendOnce = useSendOnce();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [reasonText, setReasonText] = useState(reason?.initial ?? '');
  const [isTyped, setIsTyped] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { isSending, failure, send } = useSending();
  /** Escape and a tap beside the dialog may be accidents: they must not lose what was typed. */
  const dismiss = (): void => {
    if (isTyped) setIsLeaving(!isLeaving);
    else onClose();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void send(async () => {
      await onConfirm(reasonText.trim() === '' ? undefined : reasonText.trim(), sendOnce);
      onClose();
    });
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth={isForm ? 'md' : 'sm'}
      fullScreen={isForm && isNarrow}
      onClose={dismiss}
      aria-labelledby={titleId}
    >
      <Box
        component="form"
        onSubmit={handleSubmit}
        onInput={() => setIsTyped(true)}
        noValidate={isForm}
        {...(isForm && { sx: { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 } })}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {/* The label of a first field needs space above it. */}
        <DialogContent
          dividers={isForm}
          sx={{
            display: 'grid',
            gap: 2,
            ...(isForm ? { alignContent: 'start' } : { '.MuiDialogTitle-root + &': { pt: 1 } }),
          }}
        >
          {text && <DialogContentText>{text}</DialogContentText>}
          {failure !== undefined && !isExplained?.(failure) && <Alert severity="error">{failureText(failure)}</Alert>}
          {changes && (
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </Box>
          )}
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
        {isLeaving && (
          <Alert
            severity="warning"
            sx={{ mx: 2, flexShrink: 0 }}
            action={
              <>
                <Button color="inherit" onClick={onClose}>
                  {t('frame.leaving.discard')}
                </Button>
                {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question interrupts the keyboard user who pressed Escape */}
                <Button color="inherit" autoFocus onClick={() => setIsLeaving(false)}>
                  {t('frame.leaving.keep')}
                </Button>
              </>
            }
          >
            {t('frame.leaving.question')}
          </Alert>
        )}
        <DialogActions>
          {note}
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
      </Box>
    </Dialog>
  );
}
