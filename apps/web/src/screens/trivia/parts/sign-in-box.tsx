import { Icon } from '@podium/ui';
import { useLocation } from '@tanstack/react-router';
import { useText } from '../../../shared/shell/page-context.tsx';
import { signInAddress } from '../../../shared/shell/return-to.ts';

/** Explains to visitors why they should log in. */
export function SignInBox() {
  const t = useText();
  const currentHref = useLocation({ select: ({ href }) => href });
  return (
    <div className="trivia-sign-in">
      <Icon name="person" />
      <p>{t('screens.trivia.signInText')}</p>
      <a href={signInAddress(currentHref)} data-within="" className="button button-main">
        {t('parts.user.signIn')}
      </a>
    </div>
  );
}
