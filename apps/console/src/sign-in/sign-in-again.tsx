import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LoginQuestion } from '../api/log-in-again.ts';
import { onSessionTrouble } from '../api/request.ts';
import type { SessionTrouble } from '../api/request.ts';
import { tellSignedInAgain } from '../api/signed-in-again.ts';
import { notify } from '../frame/notices.ts';
import { useText } from '../language/text.ts';
import { useUser } from '../session/session-store.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Asks for the password when the session has ended or an action requires it. The page and its text stay, and the action continues. */
export function SignInAgain() {
  const t = useText();
  const user = useUser();
  const queries = useQueryClient();
  const [reason, setReason] = useState<SessionTrouble>();
  const [question] = useState(() => new LoginQuestion(setReason));
  useEffect(() => {
    const leave = onSessionTrouble(question.ask);
    return () => {
      leave();
      question.answer(false);
    };
  }, [question]);
  if (!user) return null;
  const close = (isLoggedIn: boolean): void => {
    setReason(undefined);
    question.answer(isLoggedIn);
  };
  return (
    <Dialog open={reason !== undefined} onClose={() => close(false)} maxWidth="xs" fullWidth>
      <DialogTitle>{t('sign-in.againTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <DialogContentText>
          {reason === 'signInAgain' ? t('sign-in.againSensitive') : t('sign-in.againEnded')}
        </DialogContentText>
        <SignInForm
          username={user.username}
          onDone={() => {
            close(true);
            // Requests that failed because the user had not logged in are repeated.
            void queries.invalidateQueries();
            tellSignedInAgain();
            notify(t('sign-in.againDone'), { type: 'success' });
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => close(false)}>{t('frame.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
