import { useState } from 'react';
import { ask } from '../../platform/ask.ts';
import { PasswordField } from '../../shared/form/fields.tsx';
import { FormBox } from '../../shared/form/form-box.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useText } from '../../shared/page-context.tsx';
import { MailCard, MailDone, NoToken, useMailToken } from './parts/mail-link.tsx';

export function ResetScreen() {
  const t = useText();
  const token = useMailToken();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    check: async ({ password = '', repeat = '' }) =>
      (await import('@podium/contract/accounts')).resetRequest.safeParse({ token, password, repeat }),
    send: async (body) => {
      await ask('/api/v1/auth/reset', { method: 'POST', body });
      setDone(true);
    },
  });
  return (
    <MailCard title={t('screens.auth.resetTitle')}>
      {isDone && <MailDone text={t('screens.auth.resetDone')} />}
      {!isDone && token === null && <NoToken />}
      {!isDone && token !== null && (
        <FormBox form={form} send={t('screens.auth.resetSend')} sending={t('screens.auth.sending')}>
          <PasswordField
            form={form}
            name="password"
            label={t('parts.form.label.newPassword')}
            hint={t('screens.auth.resetHint')}
            autoComplete="new-password"
            required
          />
          <PasswordField
            form={form}
            name="repeat"
            label={t('parts.form.label.repeat')}
            autoComplete="new-password"
            required
          />
        </FormBox>
      )}
    </MailCard>
  );
}
