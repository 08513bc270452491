import { Icon } from '@podium/ui';
import { useNavigate } from '@tanstack/react-router';
import { usePage, useText } from '../../shell/page-context.tsx';
import { useGamesFacts } from '../../shell/use-games.ts';
import { zoneName } from '@podium/i18n';
import { useIsMyClock } from './clock-zone.tsx';

/** Shows the time zone of the page and changes it for all pages. */
export function ClockLine() {
  const t = useText();
  const { definition } = usePage();
  const { games, zone } = useGamesFacts();
  const isMine = useIsMyClock();
  const navigate = useNavigate();
  const change = async () => {
    const { changeUser } = await import('../../reader/user-store.ts');
    changeUser({ preferredTimezone: isMine ? 'local' : 'mine' });
    // Removes `tz` from the address, which no longer applies.
    await navigate({
      to: '.',
      search: (now: Record<string, unknown>) => ({ ...now, tz: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <p className="clock-line">
      <Icon name="clock" isSmall />
      <span>
        <bdi>{t(isMine ? 'parts.clock.mine' : 'shared.zone', { zone: zoneName(definition, zone) })}</bdi>{' '}
        <button type="button" className="link" onClick={() => void change()}>
          {isMine ? t('parts.clock.toVenue', { zone: zoneName(definition, games.timeZone) }) : t('parts.clock.toMine')}
        </button>
      </span>
    </p>
  );
}
