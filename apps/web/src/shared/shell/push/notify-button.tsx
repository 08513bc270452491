import { Button, Icon, showToast } from '@podium/ui';
import { useNavigate } from '@tanstack/react-router';
import { codec } from '../messages.ts';
import { usePage, useText } from '../page-context.tsx';
import { savePush, usePush, withUnit } from './push-choices.ts';
import { pushSupport, syncPush, turnOn } from './push-device.ts';

/**
 * Turns on notifications with one press; if that fails, opens the notifications page, which explains why.
 * @param unit a contest to be notified about, for any competitor
 */
export function NotifyButton({ unit }: { unit?: string }) {
  const t = useText();
  const { language } = usePage();
  const navigate = useNavigate();
  const push = usePush();
  if (!push) return null;
  const { choices, subscribed } = push;
  if (subscribed && (unit === undefined || choices.units.includes(unit)))
    return (
      <output className="notified">
        <Icon name="tick" />
        {t('parts.follow.notified')}
      </output>
    );
  const notify = async () => {
    if (unit !== undefined) savePush({ choices: { ...choices, units: withUnit(choices.units, unit) } });
    if (subscribed) {
      // A failed request is repeated with the next page.
      await syncPush().catch(() => undefined);
      return;
    }
    const isOn = pushSupport() === 'possible' && (await turnOn().catch(() => false));
    if (isOn) showToast({ kind: 'success', text: t('parts.follow.notified'), id: 'push' });
    else await navigate({ href: codec.write(language, '/notifications') });
  };
  return (
    <Button look="main" icon="bell" className="at-start" onClick={() => void notify()}>
      {t('parts.follow.notify')}
    </Button>
  );
}
