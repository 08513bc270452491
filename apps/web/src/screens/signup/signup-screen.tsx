import '../../shared/elements/form/form.css';
import { buttonClass } from '@podium/ui';
import { useState } from 'react';
import { useText } from '../../shared/shell/page-context.tsx';
import { MailKept } from '../../shared/people/user/mail-kept.tsx';
import { WithinLink } from '../../shared/people/user/within-link.tsx';
import { SignupForm } from './parts/signup-form.tsx';
import type { SignUpAnswer } from '@podium/contract';

export function SignupScreen() {
  const t = useText();
  const [response, setResponse] = useState<SignUpAnswer>();
  return (
    <div className="screen">
      <section className="form-card">
        {response ? (
          <SignedUp {...response} />
        ) : (
          <>
            <h1 className="text-title">{t('screens.signup.title')}</h1>
            <SignupForm onDone={setResponse} />
            <p>
              {t('screens.signup.haveAccount')} <WithinLink to="/login">{t('parts.user.signIn')}</WithinLink>
            </p>
          </>
        )}
      </section>
    </div>
  );
}

/** The same message even if the address or document is already registered. */
function SignedUp({ mail, needsGuardian }: SignUpAnswer) {
  const t = useText();
  return (
    <>
      <h1 ref={focusOnce} tabIndex={-1} className="text-title">
        {t('screens.signup.doneTitle')}
      </h1>
      <p>{t('screens.signup.doneText')}</p>
      {needsGuardian && <p>{t('screens.signup.doneGuardian')}</p>}
      <MailKept mail={mail} />
      <WithinLink to="/login" className={buttonClass()}>
        {t('parts.user.signIn')}
      </WithinLink>
    </>
  );
}

const focusOnce = (heading: HTMLElement | null) => heading?.focus();
