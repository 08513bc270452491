import './account.css';
import '../../shared/elements/form/form.css';
import { useText } from '../../shared/shell/page-context.tsx';
import { SignedIn } from '../../shared/people/user/signed-in.tsx';
import { useUser } from '../../shared/reader/user-store.ts';
import { Account } from './parts/account.tsx';
import { GuestAccount } from './parts/guest-account.tsx';

/**
 * The user's account page. The server-rendered page contains no private data: everything loads in the browser once the
 * user is known.
 */
export function AccountScreen() {
  const t = useText();
  const user = useUser();
  return (
    <div className="screen account-screen">
      <h1 className="text-title">{t('screens.account.title')}</h1>
      <p className="unscripted">{t('screens.account.needsScripts')}</p>
      {user?.loginType === 'guest' ? (
        <GuestAccount />
      ) : (
        <SignedIn>
          <Account />
        </SignedIn>
      )}
    </div>
  );
}
