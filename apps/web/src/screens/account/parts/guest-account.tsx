import { buttonClass, showToast } from '@podium/ui';
import { useState } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { chosenTheme } from '../../../shared/shell/theme.ts';
import { WithinLink } from '../../../shared/people/user/within-link.tsx';
import { isChosen } from '../../../shared/reader/device-classes.ts';
import { useUser } from '../../../shared/reader/user-store.ts';
import { hidesResults } from '../../../shared/reader/veil.ts';
import { LogOutButton } from './log-out-button.tsx';
import { MoreSection } from './more-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { Preferences } from '@podium/contract';

/** A guest has the pages and settings of this device, and nothing on the server. */
export function GuestAccount() {
  const t = useText();
  return (
    <>
      <section className="account-section">
        <p>{t('screens.account.guestText')}</p>
        <div className="account-actions">
          <WithinLink to="/login" className={buttonClass('main')}>
            {t('parts.user.signIn')}
          </WithinLink>
          <WithinLink to="/signup" className={buttonClass()}>
            {t('parts.user.signUp')}
          </WithinLink>
        </div>
      </section>
      <MoreSection grants={[]} />
      <DeviceSettings />
      <LogOutButton />
    </>
  );
}

/** The settings of an account that a device can keep for itself. */
function DeviceSettings() {
  const t = useText();
  const user = useUser();
  const [changed, setChanged] = useState<Partial<Preferences>>({});
  const preferences: Preferences = {
    language: null,
    timeZone: user?.preferredTimezone === 'mine' ? 'mine' : 'venue',
    theme: chosenTheme(),
    hasSpoilerMode: hidesResults(),
    hasDataSaver: isChosen('saves-data'),
    isRanked: false,
    ...changed,
  };
  return (
    <SettingsSection
      preferences={preferences}
      hasRanking={false}
      hint={t('screens.account.deviceHint')}
      onChange={async (change) => {
        setChanged({ ...changed, ...change });
        showToast({ kind: 'success', text: t('screens.account.saved'), id: 'settings' });
      }}
    />
  );
}
