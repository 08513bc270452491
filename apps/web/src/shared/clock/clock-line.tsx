import './clock.css';
import { Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { useText } from '../page-context.tsx';
import { useGames } from '../use-games.ts';
import { usePrefersMyClock } from './clock-zone.tsx';

/** Says whose clock the times are of, and leads to the other one. */
export function ClockLine() {
  const t = useText();
  const { games, zone } = useGames();
  const isMine = useIsMyClock();
  const prefersMine = usePrefersMyClock();
  // What is preferred needs no word in the address.
  const other = isMine === prefersMine ? (isMine ? 'venue' : 'mine') : undefined;
  const name = zone.replaceAll('_', ' ');
  return (
    <p className="clock-line">
      <Icon name="clock" isSmall />
      <span>
        <bdi>{isMine ? t('parts.clock.mine', { zone: name }) : t('shared.zone', { zone: name })}</bdi>{' '}
        <Link
          to="."
          search={(now: Record<string, unknown>) => ({ ...now, tz: other }) as never}
          className="link js-only"
          preload={false}
          replace
          resetScroll={false}
        >
          {isMine ? t('parts.clock.toVenue', { zone: games.timeZone.replaceAll('_', ' ') }) : t('parts.clock.toMine')}
        </Link>
      </span>
    </p>
  );
}

/** Whether the clocks here are the device's and not the Games'. */
export function useIsMyClock(): boolean {
  const { games, zone } = useGames();
  return zone !== games.timeZone;
}
