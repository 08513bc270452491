import { contentLanguage } from '@podium/i18n';
import { Icon } from '@podium/ui';
import { useState } from 'react';
import { request } from '../../../platform/request.ts';
import { TextField } from '../../../shared/elements/form/fields.tsx';
import { FormBox } from '../../../shared/elements/form/form-box.tsx';
import { useForm } from '../../../shared/elements/form/use-form.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { MailKept } from '../../../shared/people/user/mail-kept.tsx';
import type { MailAnswer } from '@podium/contract';

/** Requests a password email without revealing whether the account exists. */
export function ForgotPart() {
  const t = useText();
  const { language } = usePage();
  const [response, setResponse] = useState<MailAnswer>();
  const form = useForm({
    check: async ({ email = '' }) =>
      (await import('@podium/contract/accounts-in-browser')).forgotRequest.safeParse({
        email,
        language: contentLanguage(language),
      }),
    send: async (body) => setResponse(await request<MailAnswer>('/api/v1/auth/forgot', { method: 'POST', body })),
  });
  return (
    <>
      {response ? (
        <>
          <output className="form-note">
            <Icon name="tick" />
            <span>{t('screens.auth.forgotDone')}</span>
          </output>
          <MailKept mail={response.mail} />
        </>
      ) : (
        <>
          <p className="text-ink2">{t('screens.auth.forgotText')}</p>
          <FormBox form={form} send={t('screens.auth.forgotSend')} sending={t('screens.auth.sending')}>
            <TextField
              form={form}
              name="email"
              type="email"
              dir="ltr"
              label={t('parts.form.label.email')}
              autoComplete="email"
              required
            />
          </FormBox>
        </>
      )}
    </>
  );
}
