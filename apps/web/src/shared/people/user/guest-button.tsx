import { Button } from '@podium/ui';
import { useNavigate } from '@tanstack/react-router';
import { codec } from '../../shell/messages.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { useReturnAddress } from '../../shell/return-to.ts';
import { requiresAuth } from './sign-in-guard.ts';
import { enterAsGuest } from '../../reader/user-store.ts';

/** Continues without an account, to a page that does not require one. */
export function GuestButton() {
  const t = useText();
  const { language } = usePage();
  const navigate = useNavigate();
  const returnAddress = useReturnAddress();
  const handleClick = () => {
    enterAsGuest(t('parts.user.guest'));
    const wanted = returnAddress();
    const { path } = codec.read(wanted.replace(/[?#].*$/su, ''));
    const href = requiresAuth(path, []) ? codec.write(language, '/schedule/grid') : wanted;
    void navigate({ href });
  };
  return (
    <Button className="guest-button" onClick={handleClick}>
      {t('parts.user.asGuest')}
    </Button>
  );
}
