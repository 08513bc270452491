import { Icon, buttonClass } from '@podium/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { PasswordField, TextField } from '../../../shared/elements/form/fields.tsx';
import { FormBox } from '../../../shared/elements/form/form-box.tsx';
import { useForm } from '../../../shared/elements/form/use-form.ts';
import type { FormState } from '../../../shared/elements/form/use-form.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { askAsUser } from '../../../shared/people/user/private-query.ts';
import { accountQuery } from '../account-query.ts';
import { Section } from './section.tsx';
import { UsernameForManager } from './username-for-manager.tsx';
import type { AccountAnswer } from '@podium/contract';

/** Few users need it, once. */
const QrPicture = lazy(async () => ({ default: (await import('./qr-picture.tsx')).QrPicture }));

const address = '/api/v1/me/two-factor';

/** Data for setting up an authenticator app; shown once. */
interface Setup {
  /** `otpauth://totp/…?secret=…` */
  uri: string;
  backupCodes: string[];
}

export function TwoFactorSection({ account }: { account: AccountAnswer }) {
  const t = useText();
  const { hasTwoFactor, needsTwoFactor, username } = account;
  const queryClient = useQueryClient();
  const [setup, setSetup] = useState<Setup>();
  const refresh = async () => {
    setSetup(undefined);
    await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
  };
  return (
    <Section title={t('screens.account.twoFactor')}>
      {(titleId) => (
        <>
          {needsTwoFactor && (
            <p className="form-note">
              <Icon name="info" />
              <span>{t('screens.account.twoFactorNeeded')}</span>
            </p>
          )}
          <p className="text-ink2">
            {hasTwoFactor ? t('screens.account.twoFactorOn') : t('screens.account.twoFactorText')}
          </p>
          {setup ? (
            <SetupForm setup={setup} titleId={titleId} onDone={refresh} />
          ) : (
            <StepForm
              key={String(hasTwoFactor)}
              hasTwoFactor={hasTwoFactor}
              username={username}
              titleId={titleId}
              onSend={async (body) => {
                if (hasTwoFactor) {
                  await askAsUser(address, { method: 'DELETE', body });
                  await refresh();
                } else setSetup(await askAsUser<Setup>(address, { method: 'POST', body }));
              }}
            />
          )}
        </>
      )}
    </Section>
  );
}

interface StepFormProps {
  hasTwoFactor: boolean;
  username: string;
  titleId: string;
  onSend: (body: { password: string; code?: string }) => Promise<void>;
}

/** Starts the setup of two-factor login after a password check, or disables it after a check of password and code. */
function StepForm({ hasTwoFactor, username, titleId, onSend }: StepFormProps) {
  const t = useText();
  const form = useForm<{ password: string; code?: string }>({
    check: async ({ password = '', code = '' }) => {
      const { eraseRequest, twoFactorEnd } = await import('@podium/contract/accounts-in-browser');
      return hasTwoFactor ? twoFactorEnd.safeParse({ password, code }) : eraseRequest.safeParse({ password });
    },
    send: onSend,
  });
  return (
    <FormBox
      form={form}
      look="plain"
      labelledBy={titleId}
      send={hasTwoFactor ? t('screens.account.twoFactorStop') : t('screens.account.twoFactorStart')}
      sending={t('screens.account.sending')}
    >
      <UsernameForManager username={username} />
      <PasswordField
        form={form}
        name="password"
        label={t('screens.account.current')}
        autoComplete="current-password"
        required
      />
      {hasTwoFactor && <CodeField form={form} />}
    </FormBox>
  );
}

function CodeField({ form }: { form: FormState }) {
  const t = useText();
  return (
    <TextField
      form={form}
      name="code"
      label={t('parts.form.label.code')}
      autoComplete="one-time-code"
      inputMode="numeric"
      dir="ltr"
      required
    />
  );
}

interface SetupFormProps {
  setup: Setup;
  titleId: string;
  onDone: () => Promise<void>;
}

function SetupForm({ setup: { uri, backupCodes }, titleId, onDone }: SetupFormProps) {
  const t = useText();
  const form = useForm({
    check: async ({ code = '' }) => {
      const { signInRequest } = await import('@podium/contract/accounts-in-browser');
      return signInRequest.pick({ code: true }).required().safeParse({ code });
    },
    send: async (body) => {
      await askAsUser(`${address}/confirm`, { method: 'POST', body });
      await onDone();
    },
  });
  return (
    <>
      <p>{t('screens.account.twoFactorScan')}</p>
      <Suspense fallback={<div className="account-qr" />}>
        <QrPicture text={uri} label={t('screens.account.twoFactorCode')} />
      </Suspense>
      <p>{t('screens.account.twoFactorSecret')}</p>
      <code dir="ltr" translate="no" className="account-secret">
        {new URL(uri).searchParams.get('secret')}
      </code>
      <a href={uri} className={buttonClass()}>
        {t('screens.account.twoFactorOpen')}
      </a>
      <p>{t('screens.account.twoFactorBackup')}</p>
      <ul dir="ltr" translate="no" className="account-secret">
        {backupCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <FormBox
        form={form}
        labelledBy={titleId}
        send={t('screens.account.twoFactorConfirm')}
        sending={t('screens.account.sending')}
      >
        <CodeField form={form} />
      </FormBox>
    </>
  );
}
