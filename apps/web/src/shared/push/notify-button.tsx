import { Button, showToast } from '@podium/ui';
import { useNavigate } from '@tanstack/react-router';
import { codec } from '../messages.ts';
import { usePage, useText } from '../page-context.tsx';
import { keptPush } from './push-choices.ts';
import { pushSupport, turnOn } from './push-device.ts';

/** Turns notifications on in one press; where that fails, the page of notifications says what stands in the way. */
export function NotifyButton() {
  const t = useText();
  const { language } = usePage();
  const navigate = useNavigate();
  if (keptPush().subscribed) return null;
  const notify = async () => {
    const isOn = pushSupport() === 'possible' && (await turnOn().catch(() => false));
    if (isOn) showToast({ kind: 'success', text: t('parts.follow.notified'), id: 'push' });
    else await navigate({ href: codec.write(language, '/notifications') });
  };
  return (
    <Button look="main" icon="bell" className="self-start" onClick={() => void notify()}>
      {t('parts.follow.notify')}
    </Button>
  );
}
