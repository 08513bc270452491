import { useState } from 'react';
import { request } from '../../../platform/request.ts';
import { NewPassword } from '../../../shared/elements/form/new-password.tsx';
import { FormBox } from '../../../shared/elements/form/form-box.tsx';
import { useForm } from '../../../shared/elements/form/use-form.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { MailDone, NoToken } from './mail-done.tsx';
import { useMailToken } from './use-mail-token.ts';

export function ResetPart() {
  const t = useText();
  const token = useMailToken();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    check: async ({ password = '', repeat = '' }) =>
      (await import('@podium/contract/accounts-in-browser')).resetRequest.safeParse({ token, password, repeat }),
    send: async (body) => {
      await request('/api/v1/auth/reset', { method: 'POST', body });
      setDone(true);
    },
  });
  if (isDone) return <MailDone text={t('screens.auth.resetDone')} />;
  if (token === null) return <NoToken />;
  return (
    <FormBox form={form} send={t('screens.auth.resetSend')} sending={t('screens.auth.sending')}>
      <NewPassword form={form} label={t('parts.form.label.newPassword')} hint={t('screens.auth.resetHint')} />
    </FormBox>
  );
}
