import './form.css';
import { Button, Icon } from '@podium/ui';
import { useLocation } from '@tanstack/react-router';
import { describeFailure } from '../../platform/read-error.ts';
import { useText } from '../page-context.tsx';
import { signInAddress } from '../user/return-to.ts';
import { failureText, faultText } from './fault-text.ts';
import { fieldId } from './use-form.ts';
import type { ReactNode } from 'react';
import type { FormState } from './use-form.ts';

interface FormBoxProps {
  form: FormState;
  /** The button's text, and its text while sending. */
  send: string;
  sending: string;
  look?: 'main' | 'plain';
  /** Names the form where its page has several. */
  labelledBy?: string;
  /** Text for a failure that replaces the default one. */
  explainFailure?: (failure: unknown) => ReactNode | undefined;
  children?: ReactNode;
}

/** A form with what was wrong above its fields, each a way to its field, and its one button below. */
export function FormBox({ form, send, sending, look = 'main', labelledBy, explainFailure, children }: FormBoxProps) {
  const t = useText();
  return (
    <form method="post" noValidate className="form" aria-labelledby={labelledBy} onSubmit={form.handleSubmit}>
      <FormSummary form={form} explainFailure={explainFailure} />
      {children}
      <Button type="submit" look={look} className="form-send" disabled={!form.isReady} aria-disabled={form.isBusy}>
        {form.isBusy ? sending : send}
      </Button>
      <p className="js:hidden text-second text-ink2">{t('parts.form.needsScripts')}</p>
    </form>
  );
}

function FormSummary({ form, explainFailure }: Pick<FormBoxProps, 'form' | 'explainFailure'>) {
  const t = useText();
  const { faults, failure, summary } = form;
  if (faults.length === 0 && failure === undefined) return null;
  return (
    <div ref={summary} tabIndex={-1} role="alert" className="form-summary">
      <Icon name="warning" />
      {faults.length === 0 && (
        <p>
          {explainFailure?.(failure) ?? failureText(t, failure)} <SignInAgain failure={failure} />
        </p>
      )}
      {faults.length > 0 && (
        <div>
          <p className="font-semibold">{t('parts.form.summary', { count: faults.length })}</p>
          <ul>
            {faults.map(({ field, message }) => (
              <li key={field}>
                <a
                  href={`#${fieldId(form, field)}`}
                  className="link"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId(form, field))?.focus();
                  }}
                >
                  {faultText(t, message)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The way to log in and back, where that is all that is missing. */
function SignInAgain({ failure }: { failure: unknown }) {
  const t = useText();
  const href = useLocation({ select: (location) => signInAddress(location.href) });
  if (describeFailure(failure).code !== 'signInAgain') return null;
  return (
    <a href={href} data-within="" className="link">
      {t('parts.user.signIn')}
    </a>
  );
}
