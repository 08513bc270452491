import { useState } from 'react';
import { ask } from '../../../platform/ask.ts';
import { FormBox } from '../../../shared/form/form-box.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useText } from '../../../shared/page-context.tsx';
import { MailCard, MailDone, NoToken, useMailToken } from './mail-link.tsx';

interface TokenScreenProps {
  /** Of the server, to which the token goes. */
  path: string;
  title: string;
  text: string;
  send: string;
  done: string;
}

/** A letter's link that asks for one press: programs that look into letters follow links, but press nothing. */
export function TokenScreen({ path, title, text, send, done }: TokenScreenProps) {
  const t = useText();
  const token = useMailToken();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    check: async () => (await import('@podium/contract/accounts')).tokenRequest.safeParse({ token }),
    send: async (body) => {
      await ask(path, { method: 'POST', body });
      setDone(true);
    },
  });
  return (
    <MailCard title={title}>
      {isDone && <MailDone text={done} />}
      {!isDone && token === null && <NoToken />}
      {!isDone && token !== null && (
        <>
          <p className="text-ink2">{text}</p>
          <FormBox form={form} send={send} sending={t('screens.auth.sending')} />
        </>
      )}
    </MailCard>
  );
}
