import { buttonClass } from '@podium/ui';
import { useLocation } from '@tanstack/react-router';
import { useText } from '../page-context.tsx';
import { signInAddress } from './return-to.ts';

/** Says what logging in is for, and leads to the login and back to this page. */
export function SignInFirst({ text }: { text: string }) {
  const t = useText();
  const here = useLocation({ select: ({ href }) => href });
  return (
    <>
      <p>{text}</p>
      <a href={signInAddress(here)} data-within="" className={buttonClass('main')}>
        {t('parts.user.signIn')}
      </a>
    </>
  );
}
