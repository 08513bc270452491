import { useDeviceZone } from '../shared/program/clock/clock-zone.tsx';
import { zoneName } from '@podium/i18n';
import { isSameClock } from '../shared/shell/games-time.ts';
import { lazyPart } from '../shared/elements/lazy-part.tsx';
import { usePage, useText } from '../shared/shell/page-context.tsx';
import type { GamesAnswer } from '@podium/contract';

const { Part: ClockLine } = lazyPart(async () => (await import('../shared/program/clock/clock-line.tsx')).ClockLine);

/**
 * The time zone note below a page with times, if the device's zone differs from the Games'. Without scripts it names
 * the Games' zone, because the server does not know the device's.
 */
export function ClockWatch({ games }: { games: GamesAnswer }) {
  const { timeZone } = games;
  const t = useText();
  const { definition } = usePage();
  const zone = useDeviceZone();
  return (
    <>
      <noscript>
        {import.meta.env.SSR && (
          <p className="clock-line">{t('shared.zone', { zone: zoneName(definition, timeZone) })}</p>
        )}
      </noscript>
      {zone && !isSameClock(zone, timeZone, games) && <ClockLine />}
    </>
  );
}
