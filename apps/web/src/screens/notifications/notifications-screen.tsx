import './notifications.css';
import { Skeleton } from '@podium/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../../shared/shell/page-context.tsx';
import { usePush } from '../../shared/shell/push/push-choices.ts';
import { onPushSupport, pushSupport } from '../../shared/shell/push/push-device.ts';
import { ChoicesSection } from './parts/choices-section.tsx';
import { DeviceSection } from './parts/device-section.tsx';
import { FollowedSection } from './parts/followed-section.tsx';
import { QuietSection } from './parts/quiet-section.tsx';

/** The notification settings of this device. Only the device knows them, so the server-rendered page contains none. */
export function NotificationsScreen() {
  const t = useText();
  const push = usePush();
  const support = useSyncExternalStore(onPushSupport, pushSupport, () => undefined);
  const isOn = support === 'possible' && push?.subscribed !== undefined;
  return (
    <div className="screen notifications">
      <h1 className="text-title">{t('screens.notifications.title')}</h1>
      <p className="text-ink2">{t('screens.notifications.intro')}</p>
      <p className="unscripted">{t('screens.notifications.needsScripts')}</p>
      {push && support ? (
        <>
          <DeviceSection support={support} isOn={isOn} />
          {isOn && (
            <>
              <ChoicesSection choices={push.choices} />
              <QuietSection choices={push.choices} />
            </>
          )}
          <FollowedSection choices={push.choices} isOn={isOn} />
        </>
      ) : (
        <div className="needs-scripts-block">
          <Skeleton label={t('state.loading')} heights={['card', 'row', 'row']} />
        </div>
      )}
    </div>
  );
}
