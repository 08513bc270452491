import { ErrorState, Skeleton } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/shell/page-context.tsx';
import { accountQuery } from '../account-query.ts';
import { useAccountChange } from '../use-account-change.ts';
import { CalendarSection } from './calendar-section.tsx';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EraseSection } from './erase-section.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { MoreSection } from './more-section.tsx';

export function Account() {
  const t = useText();
  const change = useAccountChange();
  const { data: account, isError, refetch } = useQuery(accountQuery);
  if (!account && isError) {
    return (
      <ErrorState
        title={t('state.loadError')}
        text={t('state.tryLater')}
        retryLabel={t('action.retry')}
        onRetry={() => void refetch()}
      >
        <LogOutButton />
      </ErrorState>
    );
  }
  if (!account) return <Skeleton label={t('state.loading')} heights={['card', 'card', 'row', 'row']} />;
  return (
    <>
      <ProfileSection account={account} />
      <MoreSection grants={account.grants} />
      <SettingsSection
        preferences={account.preferences}
        hasRanking
        hint={t('screens.account.settingsHint')}
        onChange={change}
      />
      <CalendarSection />
      <PasswordSection username={account.username} />
      <TwoFactorSection account={account} />
      <DevicesSection />
      <DataSection />
      <EraseSection username={account.username} />
    </>
  );
}
