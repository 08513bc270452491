import { Button, Icon, showToast } from '@podium/ui';
import { useState } from 'react';
import { RequestError } from '../../../platform/request.ts';
import { useFailureToast } from '../../../shared/elements/form/use-failure-toast.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { sendTest, turnOff, turnOn } from '../../../shared/shell/push/push-device.ts';
import type { PushSupport } from '../../../shared/shell/push/push-channel.ts';

const obstacles = {
  refused: ['screens.notifications.refusedTitle', 'screens.notifications.refusedText'],
  install: ['screens.notifications.installTitle', 'screens.notifications.installText'],
  unsupported: ['screens.notifications.unsupportedTitle', 'screens.notifications.unsupportedText'],
} as const;

/** Turns notifications on or off, or explains what prevents them and how to change it. */
export function DeviceSection({ support, isOn }: { support: PushSupport; isOn: boolean }) {
  const t = useText();
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const run = (work: () => Promise<unknown>) => async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof RequestError) showFailure(error, 'push');
      // The browser's push service is unreachable, or the browser has none.
      else showToast({ kind: 'error', text: t('screens.notifications.failed'), id: 'push' });
    }
    setBusy(false);
  };
  const allow = async () => {
    if (!(await turnOn())) showToast({ kind: 'warning', text: t('screens.notifications.notAllowed'), id: 'push' });
  };
  const test = async () => {
    await sendTest();
    showToast({ kind: 'success', text: t('screens.notifications.tested'), id: 'push' });
  };
  if (support !== 'possible') {
    const [title, text] = obstacles[support];
    return (
      <section className="notifications-note">
        <Icon name={support === 'install' ? 'info' : 'warning'} />
        <div>
          <h2 className="text-row">{t(title)}</h2>
          <p>{t(text)}</p>
        </div>
      </section>
    );
  }
  return (
    <div className="notifications-device" aria-busy={isBusy}>
      <output className="notifications-state">
        <Icon name={isOn ? 'tick' : 'bell'} />
        {t(isOn ? 'screens.notifications.on' : 'screens.notifications.off')}
      </output>
      <div className="notifications-actions">
        {isOn ? (
          <>
            <Button aria-disabled={isBusy} onClick={() => void run(test)()}>
              {t('screens.notifications.test')}
            </Button>
            <Button aria-disabled={isBusy} onClick={() => void run(turnOff)()}>
              {t('screens.notifications.turnOff')}
            </Button>
          </>
        ) : (
          <Button look="main" aria-disabled={isBusy} onClick={() => void run(allow)()}>
            {t('screens.notifications.turnOn')}
          </Button>
        )}
      </div>
    </div>
  );
}
