import { Button, showToast } from '@podium/ui';
import { useNavigate } from '@tanstack/react-router';
import { codec } from '../../../shared/shell/messages.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { logOut } from '../../../shared/people/user/leave.ts';
import { useUser } from '../../../shared/reader/user-store.ts';

export function LogOutButton() {
  const t = useText();
  const { language } = usePage();
  const navigate = useNavigate();
  const user = useUser();
  const isGuest = user?.loginType === 'guest';
  const handleClick = async () => {
    try {
      // Leaves this screen first: without a user, a private screen would redirect to the login page.
      await logOut(isGuest ? 'guest' : 'user', () => navigate({ href: codec.write(language, '/auth'), replace: true }));
    } catch {
      showToast({ kind: 'error', text: t('screens.account.logOutFailed'), id: 'log-out' });
    }
  };
  return (
    <Button onClick={() => void handleClick()}>
      {t(isGuest ? 'screens.account.leaveGuest' : 'screens.account.logOut')}
    </Button>
  );
}
