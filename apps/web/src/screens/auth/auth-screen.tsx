import '../../shared/elements/form/form.css';
import { buttonClass } from '@podium/ui';
import { useText } from '../../shared/shell/page-context.tsx';
import { GuestButton } from '../../shared/people/user/guest-button.tsx';
import { useUser } from '../../shared/reader/user-store.ts';
import { WithinLink } from '../../shared/people/user/within-link.tsx';

export function AuthScreen() {
  const t = useText();
  const user = useUser();
  return (
    <div className="screen">
      <section className="form-card">
        <h1 className="text-title">{t('screens.auth.title')}</h1>
        <p className="text-ink2">{t('screens.auth.intro')}</p>
        {user?.loginType === 'user' && (
          <p className="form-note">
            <span>
              {t('parts.user.signedInAs', { name: `\u2068${user.userData?.username ?? ''}\u2069` })}{' '}
              <WithinLink to="/account">{t('parts.user.account')}</WithinLink>
            </span>
          </p>
        )}
        <WithinLink to="/login" className={buttonClass('main')}>
          {t('parts.user.signIn')}
        </WithinLink>
        <WithinLink to="/signup" className={buttonClass()}>
          {t('parts.user.signUp')}
        </WithinLink>
        <GuestButton />
      </section>
    </div>
  );
}
