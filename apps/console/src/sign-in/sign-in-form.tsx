import { Alert, Box, Button, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { RequestError } from '../api/request.ts';
import { useSending } from '../api/use-sending.ts';
import { useFailureText } from '../frame/failure.tsx';
import { useText } from '../language/text.ts';
import { signIn } from './sign-in.ts';

interface SignInFormProps {
  /** Set when a user signs in again: no other user may. */
  username?: string;
  onDone: () => void;
}

/** User name, password, and the authenticator code if the account requires it. */
export function SignInForm({ username: known, onDone }: SignInFormProps) {
  const t = useText();
  const failureText = useFailureText();
  const [username, setUsername] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const { isSending, failure, send } = useSending();
  // The password was right before, so the code is wrong.
  const isWrongCode = needsCode && failure instanceof RequestError && failure.code === 'wrongCredentials';
  const enter = async (): Promise<void> => {
    const result = await signIn({ username, password, code: needsCode ? code : undefined });
    if (result.needsCode) setNeedsCode(true);
    else onDone();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void send(enter);
  };
  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {failure !== undefined && (
        <Alert severity="error">{isWrongCode ? t('sign-in.codeWrong') : failureText(failure)}</Alert>
      )}
      <TextField
        label={t('sign-in.username')}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        disabled={known !== undefined}
        autoComplete="username"
        required
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, dir: 'auto' } }}
      />
      <TextField
        label={t('sign-in.password')}
        type="password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        autoComplete="current-password"
        required
      />
      {needsCode && (
        <TextField
          label={t('sign-in.code')}
          helperText={t('sign-in.codeHint')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          autoComplete="one-time-code"
          required
          inputRef={focusOnce}
          slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
        />
      )}
      <Button type="submit" variant="contained" disabled={isSending}>
        {t('sign-in.send')}
      </Button>
    </Box>
  );
}

/** The code field appears after the password was accepted and takes the focus. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();
