import { Icon, buttonClass } from '@podium/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../../shared/page-context.tsx';
import { WithinLink } from '../../../shared/user/within-link.tsx';
import type { ReactNode } from 'react';

/**
 * What a letter's link carries behind the hash, taken out of the address at once, so that it stays in no history.
 *
 * @returns undefined before scripts run, null where there is nothing
 */
export function useMailToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const found = new URLSearchParams(location.hash.slice(1)).get('token');
    // A second look, as the first has taken it out, finds nothing and changes nothing.
    setToken((known) => found ?? known ?? null);
    if (found !== null) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return token;
}

interface MailCardProps {
  title: string;
  children: ReactNode;
}

export function MailCard({ title, children }: MailCardProps) {
  return (
    <div className="screen">
      <section className="form-card">
        <h1 className="text-title">{title}</h1>
        {children}
      </section>
    </div>
  );
}

/** What was done, and the way on to sign in. */
export function MailDone({ text }: { text: string }) {
  const t = useText();
  return (
    <>
      <p className="form-note" role="status">
        <Icon name="tick" />
        <span>{text}</span>
      </p>
      <WithinLink to="/login" className={buttonClass('main')}>
        {t('parts.user.signIn')}
      </WithinLink>
    </>
  );
}

/** A link of which the mail program has lost a part. */
export function NoToken() {
  const t = useText();
  return (
    <p className="form-note" role="alert">
      <Icon name="warning" />
      <span>{t('screens.auth.noToken')}</span>
    </p>
  );
}
