import PersonIcon from '@mui/icons-material/Person';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { ReasonDialog } from '../items/reason-dialog.tsx';
import { useText } from '../language/text.ts';
import { useUser } from '../sign-in/session-store.ts';
import { MenuButton } from './menu-button.tsx';

export function UserMenu() {
  const t = useText();
  const logout = useLogout();
  const user = useUser();
  const [isRefused, setIsRefused] = useState(false);
  const signOut = async (): Promise<void> => {
    await logout({}, '/login');
  };
  if (!user) return null;
  return (
    <>
      <MenuButton
        label={t('frame.signedInAs', { name: user.username })}
        icon={<PersonIcon />}
        choices={[
          { value: 'account', name: t('frame.account') },
          { value: 'out', name: t('frame.signOut') },
        ]}
        onChoose={(value) => {
          if (value === 'account') window.location.assign('/account');
          else signOut().catch(() => setIsRefused(true));
        }}
      />
      {isRefused && (
        <ReasonDialog
          title={t('frame.stillSignedIn')}
          text={t('frame.stillSignedInText')}
          action={t('frame.retry')}
          onConfirm={signOut}
          onClose={() => setIsRefused(false)}
        />
      )}
    </>
  );
}
