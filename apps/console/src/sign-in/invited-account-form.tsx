import { Alert, Box, Button, Checkbox, FormControlLabel, Link, TextField, Typography } from '@mui/material';
import type { InvitedSignUp } from '@podium/contract';
import { pathCodec } from '@podium/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RequestError, request } from '../api/request.ts';
import { useSending } from '../api/use-sending.ts';
import { useFailureText } from '../frame/failure.tsx';
import { useLanguage } from '../language/language-store.ts';
import { findText, useText } from '../language/text.ts';
import { signIn } from './sign-in.ts';

const fields = ['username', 'password', 'repeat'] as const;
type FieldName = (typeof fields)[number];

/** Makes an account without email and CPF, accepts the invitation with it and logs in. */
export function InvitedAccountForm({ secret }: { secret: string }) {
  const t = useText();
  const language = useLanguage();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [form, setForm] = useState({ username: '', password: '', repeat: '' });
  const [hasAccepted, setHasAccepted] = useState(false);
  const { isSending, failure, send } = useSending();
  const faultOf = (field: FieldName): string | undefined => {
    const fault = failure instanceof RequestError && failure.fields.find((one) => one.field === field);
    return fault
      ? (findText(language, `sign-in.invitation.fault.${fault.message}`) ?? failureText(failure))
      : undefined;
  };
  const isExplained = fields.some((field) => faultOf(field) !== undefined);
  const isOver = failure instanceof RequestError && failure.fields.some(({ message }) => message === 'tokenOver');
  const signUp = async (): Promise<void> => {
    const body: InvitedSignUp = { ...form, secret, hasAcceptedTerms: true, language };
    await request('/api/v1/auth/invited', { method: 'POST', body });
    await signIn({ username: form.username, password: form.password });
    await navigate('/', { replace: true });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(signUp);
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Typography color="text.secondary">{t('sign-in.invitation.newAbout')}</Typography>
      {isOver && <Alert severity="warning">{t('sign-in.invitation.over')}</Alert>}
      {failure !== undefined && !isOver && !isExplained && <Alert severity="error">{failureText(failure)}</Alert>}
      {fields.map((field) => (
        <TextField
          key={field}
          label={field === 'repeat' ? t('sign-in.invitation.repeat') : t(`sign-in.${field}`)}
          type={field === 'username' ? 'text' : 'password'}
          value={form[field]}
          onChange={({ target }) => setForm({ ...form, [field]: target.value })}
          autoComplete={field === 'username' ? 'username' : 'new-password'}
          required
          error={faultOf(field) !== undefined}
          helperText={faultOf(field)}
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, dir: 'auto' } }}
        />
      ))}
      <FormControlLabel
        control={<Checkbox checked={hasAccepted} onChange={({ target }) => setHasAccepted(target.checked)} />}
        label={t('sign-in.invitation.terms')}
      />
      <Link href={pathCodec.write(language, '/signup')} target="_blank" rel="noopener">
        {t('sign-in.invitation.termsTitle')}
      </Link>
      <Button
        type="submit"
        variant="contained"
        disabled={isSending || !hasAccepted || fields.some((field) => form[field] === '')}
      >
        {t('sign-in.invitation.make')}
      </Button>
    </Box>
  );
}
