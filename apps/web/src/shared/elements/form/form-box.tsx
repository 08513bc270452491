import './form.css';
import { Button, Icon } from '@podium/ui';
import { useLocation } from '@tanstack/react-router';
import { describeFailure } from '../../../platform/read-error.ts';
import { useText } from '../../shell/page-context.tsx';
import { signInAddress } from '../../shell/return-to.ts';
import { failureText, faultText } from './fault-text.ts';
import { fieldId } from './use-form.ts';
import type { ReactNode } from 'react';
import type { FormState } from './use-form.ts';

interface FormBoxProps {
  form: FormState;
  /** Label of the button, and its label while sending. */
  send: string;
  sending: string;
  look?: 'main' | 'plain';
  /** Id of the element that names the form, if its page has several. */
  labelledBy?: string;
  /** Custom error message for a failure; undefined uses the default. */
  explainFailure?: (failure: unknown) => ReactNode | undefined;
  children?: ReactNode;
}

/** A form with its errors listed above the fields, each linking to its field, and one button below. */
export function FormBox({ form, send, sending, look = 'main', labelledBy, explainFailure, children }: FormBoxProps) {
  const t = useText();
  return (
    <form method="post" noValidate className="form" aria-labelledby={labelledBy} onSubmit={form.handleSubmit}>
      <FormSummary form={form} explainFailure={explainFailure} />
      {children}
      <Button type="submit" look={look} className="form-send" disabled={!form.isReady} aria-disabled={form.isBusy}>
        {form.isBusy ? sending : send}
      </Button>
      <p className="unscripted text-second text-ink2">{t('parts.form.needsScripts')}</p>
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
          <p className="strong">{t('parts.form.summary', { count: faults.length })}</p>
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

/** A link to log in and return, if a missing login caused the failure. */
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
