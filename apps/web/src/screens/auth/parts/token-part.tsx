import { useState } from 'react';
import { request } from '../../../platform/request.ts';
import { FormBox } from '../../../shared/elements/form/form-box.tsx';
import { useForm } from '../../../shared/elements/form/use-form.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { MailDone, NoToken } from './mail-done.tsx';
import { useMailToken } from './use-mail-token.ts';
import type { Step } from '../steps.ts';

/** The page of an email link requires one click: mail scanners follow links, but do not click. */
export function TokenPart({ step }: { step: Step }) {
  const t = useText();
  const token = useMailToken();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    check: async () => (await import('@podium/contract/accounts-in-browser')).tokenRequest.safeParse({ token }),
    send: async (body) => {
      await request(`/api/v1/auth/${step}`, { method: 'POST', body });
      setDone(true);
    },
  });
  const phraseStep = step === 'guardian' || step === 'email' ? step : 'confirm';
  if (isDone) return <MailDone text={t(`screens.auth.${phraseStep}Done`)} />;
  if (token === null) return <NoToken />;
  return (
    <>
      <p className="text-ink2">{t(`screens.auth.${phraseStep}Text`)}</p>
      <FormBox form={form} send={t(`screens.auth.${phraseStep}Send`)} sending={t('screens.auth.sending')} />
    </>
  );
}
