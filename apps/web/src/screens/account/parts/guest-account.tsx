import { buttonClass } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { WithinLink } from '../../../shared/people/user/within-link.tsx';
import { LogOutButton } from './log-out-button.tsx';

export function GuestAccount() {
  const t = useText();
  return (
    <>
      <p>{t('screens.account.guestText')}</p>
      <div className="account-actions">
        <WithinLink to="/login" className={buttonClass('main')}>
          {t('parts.user.signIn')}
        </WithinLink>
        <WithinLink to="/signup" className={buttonClass()}>
          {t('parts.user.signUp')}
        </WithinLink>
        <LogOutButton />
      </div>
    </>
  );
}
