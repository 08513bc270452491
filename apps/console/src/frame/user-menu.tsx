import PersonIcon from '@mui/icons-material/Person';
import { useLogout } from 'react-admin';
import { useText } from '../language/text.ts';
import { useUser } from '../sign-in/session-store.ts';
import { MenuButton } from './menu-button.tsx';

export function UserMenu() {
  const t = useText();
  const logout = useLogout();
  const user = useUser();
  if (!user) return null;
  return (
    <MenuButton
      label={t('frame.signedInAs', { name: user.username })}
      icon={<PersonIcon />}
      choices={[
        { value: 'account', name: t('frame.account') },
        { value: 'out', name: t('frame.signOut') },
      ]}
      onChoose={(value) => {
        if (value === 'account') window.location.assign('/account');
        else void logout({}, '/login');
      }}
    />
  );
}
