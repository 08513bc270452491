import { Icon, buttonClass } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useUser } from '../../../shared/reader/user-store.ts';
import { WithinLink } from '../../../shared/people/user/within-link.tsx';

/** Confirms the action and links to sign-in, or to the account of a signed-in user. */
export function MailDone({ text }: { text: string }) {
  const t = useText();
  const isSignedIn = useUser()?.loginType === 'user';
  return (
    <>
      <output className="form-note">
        <Icon name="tick" />
        <span>{text}</span>
      </output>
      <WithinLink to={isSignedIn ? '/account' : '/login'} className={buttonClass('main')}>
        {isSignedIn ? t('parts.user.account') : t('parts.user.signIn')}
      </WithinLink>
    </>
  );
}

/** Shown if the mail program has truncated the link. */
export function NoToken() {
  const t = useText();
  return (
    <p className="form-note" role="alert">
      <Icon name="warning" />
      <span>{t('screens.auth.noToken')}</span>
    </p>
  );
}
