import { buttonClass } from '@podium/ui';
import { useLocation } from '@tanstack/react-router';
import { useText } from '../../shell/page-context.tsx';
import { signInAddress } from '../../shell/return-to.ts';
import { WithinLink } from './within-link.tsx';

/** Explains why to log in, and links to the login page and back to this one. */
export function SignInFirst({ text }: { text: string }) {
  const t = useText();
  const here = useLocation({ select: ({ href }) => href });
  return (
    <>
      <p>{text}</p>
      <a href={signInAddress(here)} data-within="" className={buttonClass('main')}>
        {t('parts.user.signIn')}
      </a>
      <p>
        {t('parts.user.noAccount')} <WithinLink to="/signup">{t('parts.user.signUp')}</WithinLink>
      </p>
    </>
  );
}
