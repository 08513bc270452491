import { Icon } from '@podium/ui';
import { useState } from 'react';
import { PasswordField, TextField } from '../../../shared/elements/form/fields.tsx';
import { FormBox } from '../../../shared/elements/form/form-box.tsx';
import { useForm } from '../../../shared/elements/form/use-form.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { MailKept } from '../../../shared/people/user/mail-kept.tsx';
import { askAsUser } from '../../../shared/people/user/private-query.ts';
import { UsernameForManager } from './username-for-manager.tsx';
import type { MailAnswer } from '@podium/contract';

/**
 * Changes the email address after a password check; the new address takes effect once its confirmation link is opened.
 */
export function EmailForm({ username }: { username: string }) {
  const t = useText();
  const [response, setResponse] = useState<MailAnswer>();
  const form = useForm({
    check: async ({ email = '', password = '' }) =>
      (await import('@podium/contract/accounts-in-browser')).emailChange.safeParse({ email, password }),
    send: async (body) => setResponse(await askAsUser<MailAnswer>('/api/v1/me/email', { method: 'POST', body })),
  });
  return (
    <details className="fold">
      <summary className="fold-summary">
        <Icon name="down" isSmall />
        {t('screens.account.email')}
      </summary>
      <div className="fold-body account-fold">
        {response ? (
          <>
            <output className="form-note">
              <Icon name="tick" />
              <span>{t('screens.account.emailDone')}</span>
            </output>
            <MailKept mail={response.mail} />
          </>
        ) : (
          <FormBox
            form={form}
            look="plain"
            send={t('screens.account.emailSend')}
            sending={t('screens.account.sending')}
          >
            <UsernameForManager username={username} />
            <TextField
              form={form}
              name="email"
              type="email"
              dir="ltr"
              label={t('screens.account.emailNew')}
              hint={t('screens.account.emailHint')}
              autoComplete="email"
              required
            />
            <PasswordField
              form={form}
              name="password"
              label={t('screens.account.current')}
              autoComplete="current-password"
              required
            />
          </FormBox>
        )}
      </div>
    </details>
  );
}
