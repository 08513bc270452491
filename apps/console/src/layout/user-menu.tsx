import { pathCodec } from '@podium/i18n';
import { useState } from 'react';
import { DecisionDialog } from '../frame/decision-dialog.tsx';
import { currentLanguage } from '../language/language-store.ts';
import { useText } from '../language/text.ts';
import { PersonIcon } from '../look/icons.tsx';
import { useUser } from '../session/session-store.ts';
import { signOut } from '../sign-in/sign-out.ts';
import { MenuButton } from '../frame/menu-button.tsx';

export function UserMenu() {
  const t = useText();
  const user = useUser();
  const [isRefused, setIsRefused] = useState(false);
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
          if (value === 'account') window.location.assign(pathCodec.write(currentLanguage(), '/account'));
          else signOut().catch(() => setIsRefused(true));
        }}
      />
      {isRefused && (
        <DecisionDialog
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
