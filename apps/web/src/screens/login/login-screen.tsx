import '../../shared/elements/form/form.css';
import { buttonClass } from '@podium/ui';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useContext, useEffect, useState } from 'react';
import { request } from '../../platform/request.ts';
import { describeFailure } from '../../platform/read-error.ts';
import { PasswordField, TextField } from '../../shared/elements/form/fields.tsx';
import { FormBox } from '../../shared/elements/form/form-box.tsx';
import { useForm } from '../../shared/elements/form/use-form.ts';
import { useText } from '../../shared/shell/page-context.tsx';
import { mergeFollows } from '../../shared/people/user/follow-sync.ts';
import { GuestButton } from '../../shared/people/user/guest-button.tsx';
import { isReturnAsked, useReturnAddress } from '../../shared/shell/return-to.ts';
import { GamesContext } from '../../shared/shell/use-games.ts';
import { readSessionUser, refreshSession } from '../../shared/people/user/session.ts';
import { inOwnLanguage, takePreferences } from '../../shared/people/user/take-preferences.ts';
import { useUser } from '../../shared/reader/user-store.ts';
import { WithinLink } from '../../shared/people/user/within-link.tsx';
import { organizerStart } from './organizer-start.ts';
import type { SessionUser, SignInAnswer } from '@podium/contract';

/** Username and password, the authenticator code if the account has one, or a guest login. */
export function LoginScreen() {
  const t = useText();
  return (
    <div className="screen">
      <section className="form-card">
        <h1 className="text-title">{t('screens.login.title')}</h1>
        <AlreadyIn />
        <LoginForm />
        <p>
          <WithinLink to="/auth/forgot" className="link form-link">
            {t('screens.login.forgot')}
          </WithinLink>
        </p>
        <p className="form-or">{t('screens.login.or')}</p>
        <GuestButton />
        <p>
          {t('parts.user.noAccount')} <WithinLink to="/signup">{t('parts.user.signUp')}</WithinLink>
        </p>
      </section>
    </div>
  );
}

/** Names the user who is logged in already, here or in the console, and links to the requested page. */
function AlreadyIn() {
  const t = useText();
  const navigate = useNavigate();
  const user = useUser();
  const returnAddress = useReturnAddress();
  const goOn = useGoOn();
  const isIn = user?.loginType === 'user';
  const loggedInElsewhere = useUserElsewhere(user !== undefined && !isIn);
  const username = isIn ? user.userData?.username : loggedInElsewhere?.username;
  if (username === undefined) return null;
  const handleGoOn = async (): Promise<void> => {
    if (isIn) return navigate({ href: returnAddress() });
    // Asked again: the session may have ended since.
    await refreshSession();
    return goOn();
  };
  return (
    <div className="form-note form-note-rows">
      <p>{t('parts.user.signedInAs', { name: `\u2068${username}\u2069` })}</p>
      <button type="button" className={buttonClass('main')} onClick={() => void handleGoOn()}>
        {t('screens.login.goOn')}
      </button>
      {isIn && (
        <WithinLink to="/account" className={buttonClass()}>
          {t('parts.user.account')}
        </WithinLink>
      )}
    </div>
  );
}

/** Not adopted without a click, because the user may want to log in with another account. */
function useUserElsewhere(isAsked: boolean): SessionUser | null {
  const [user, setUser] = useState<SessionUser | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let hasLeft = false;
    const ask = async (): Promise<void> => {
      const found = await readSessionUser();
      if (!hasLeft) setUser(found);
    };
    void ask();
    return () => {
      hasLeft = true;
    };
  }, [isAsked]);
  return user;
}

/** Loads what belongs to a user who has just become known, and opens the requested page. */
function useGoOn(): () => Promise<void> {
  const navigate = useNavigate();
  const returnAddress = useReturnAddress();
  // Unknown without a network: then organizers begin where everyone does.
  const hasGames = useContext(GamesContext)?.code !== '';
  return useCallback(async () => {
    // Follows that cannot be sent now are sent from the next page.
    await mergeFollows().catch(() => undefined);
    // If they cannot be loaded, the device's settings are unchanged.
    const account = await takePreferences().catch(() => undefined);
    const start = account && organizerStart(account, { hasGames, isPageAsked: isReturnAsked() });
    // The console is another application.
    if (start === '/console') location.assign(start);
    else
      await navigate({
        href: inOwnLanguage(start ?? returnAddress(), location.pathname, account?.preferences.language ?? null),
      });
  }, [navigate, returnAddress, hasGames]);
}

function LoginForm() {
  const t = useText();
  const goOn = useGoOn();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    check: async ({ username = '', password = '', code }) =>
      (await import('@podium/contract/accounts-in-browser')).signInRequest.safeParse({
        username,
        password,
        ...(needsCode && { code: code ?? '' }),
      }),
    send: async (body) => {
      const response = await request<SignInAnswer>('/api/v1/auth/sign-in', { method: 'POST', body });
      if (response.needsCode) {
        setNeedsCode(true);
        return;
      }
      await refreshSession();
      await goOn();
    },
  });
  return (
    <FormBox
      form={form}
      send={t('screens.login.send')}
      sending={t('screens.login.sending')}
      explainFailure={(failure) =>
        needsCode && describeFailure(failure).code === 'wrongCredentials' ? t('parts.form.fault.codeWrong') : undefined
      }
    >
      <TextField
        form={form}
        name="username"
        label={t('parts.form.label.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        required
      />
      <PasswordField
        form={form}
        name="password"
        label={t('parts.form.label.password')}
        autoComplete="current-password"
        required
      />
      {needsCode && (
        <TextField
          form={form}
          name="code"
          label={t('parts.form.label.code')}
          hint={t('screens.login.codeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoCapitalize="none"
          dir="ltr"
          required
          ref={focusOnce}
        />
      )}
    </FormBox>
  );
}

/** The code field appears after the password was accepted and takes the focus. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();
