import { Badge } from '@podium/ui';
import { useText } from '../page-context.tsx';
import type { DisplayStatusCode } from '@podium/contract';
import type { IconName, Tone } from '@podium/ui';

const looks: Partial<Record<DisplayStatusCode, { tone: Tone; icon: IconName }>> = {
  START_LIST: { tone: 'info', icon: 'list' },
  GETTING_READY: { tone: 'info', icon: 'whistle' },
  RUNNING: { tone: 'live', icon: 'dot' },
  SCHEDULED_BREAK: { tone: 'live-outline', icon: 'bars' },
  PROGRAMED_PAUSE: { tone: 'live-outline', icon: 'bars' },
  INTERRUPTED: { tone: 'warn', icon: 'bolt' },
  DELAYED: { tone: 'warn', icon: 'clock' },
  POSTPONED: { tone: 'warn', icon: 'calendar' },
  RESCHEDULED: { tone: 'warn', icon: 'arrow' },
  CANCELLED: { tone: 'mute', icon: 'cross' },
  FINISHED: { tone: 'mute', icon: 'flag' },
  UNOFFICIAL: { tone: 'warn', icon: 'tick' },
  PROTESTED: { tone: 'protest', icon: 'scale' },
  OFFICIAL: { tone: 'ok', icon: 'check' },
};

/** A unit's state in shape and word; what is merely planned needs none. Of a contest that is held again nothing else counts. */
export function StatusBadge({ status, isVoid = false }: { status: DisplayStatusCode; isVoid?: boolean }) {
  const t = useText();
  if (isVoid) {
    return (
      <Badge tone="mute" icon="cross">
        {t('shared.void')}
      </Badge>
    );
  }
  const look = looks[status];
  if (!look) return null;
  return (
    <Badge tone={look.tone} icon={look.icon} isPulsing={status === 'RUNNING'}>
      {t(`status.${status}`)}
    </Badge>
  );
}
