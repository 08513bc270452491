import { Badge } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { LiveMoment } from './live-moment.tsx';
import type { DisplayStatusCode, ScheduleItemAnswer } from '@podium/contract';
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

interface StatusBadgeProps {
  status: DisplayStatusCode;
  /** The current period, shown instead of a plain "Live". */
  moment?: ScheduleItemAnswer['moment'];
  isVoid?: boolean;
}

/**
 * The status of a unit as icon and text; scheduled units have none. A contest that will be repeated is only marked as
 * void.
 */
export function StatusBadge({ status, moment, isVoid = false }: StatusBadgeProps) {
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
      {moment ? <LiveMoment status={status} moment={moment} /> : t(`status.${status}`)}
    </Badge>
  );
}
