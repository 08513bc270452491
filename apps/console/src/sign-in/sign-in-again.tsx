import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onSessionTrouble } from '../api/request.ts';
import { tellSignedInAgain } from '../api/signed-in-again.ts';
import { notify } from '../frame/notices.ts';
import { useText } from '../language/text.ts';
import { useUser } from '../session/session-store.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Asks for the password again when the session has ended or an action requires it; the page and its text are kept. */
export function SignInAgain() {
  const t = useText();
  const user = useUser();
  const queries = useQueryClient();
  const [reason, setReason] = useState<'unauthorized' | 'signInAgain'>();
  useEffect(() => onSessionTrouble(setReason), []);
  if (!user) return null;
  return (
    <Dialog open={reason !== undefined} onClose={() => setReason(undefined)} maxWidth="xs" fullWidth>
      <DialogTitle>{t('sign-in.againTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <DialogContentText>
          {reason === 'signInAgain' ? t('sign-in.againSensitive') : t('sign-in.againEnded')}
        </DialogContentText>
        <SignInForm
          username={user.username}
          onDone={() => {
            setReason(undefined);
            // What failed without the session shows its data now, not its error.
            void queries.invalidateQueries();
            tellSignedInAgain();
            notify(t('sign-in.againDone'), { type: 'success' });
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setReason(undefined)}>{t('frame.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
