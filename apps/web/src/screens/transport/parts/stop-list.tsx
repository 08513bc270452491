import { useText } from '../../../shared/shell/page-context.tsx';
import { StopRow } from './stop-row.tsx';
import type { TransportLine, TransportStop } from '@podium/contract';

/** A city may have thousands; the rest is found by searching. */
const maxStops = 80;

interface StopListProps {
  stops: readonly TransportStop[];
  lines: readonly TransportLine[];
}

export function StopList({ stops, lines }: StopListProps) {
  const t = useText();
  if (stops.length === 0) return null;
  const hiddenCount = stops.length - maxStops;
  return (
    <section aria-labelledby="transport-stops">
      <h2 id="transport-stops" className="section-title">
        {t('screens.transport.stops')}
      </h2>
      <ul className="unit-list">
        {stops.slice(0, maxStops).map((stop) => (
          <StopRow key={stop.id} stop={stop} lines={lines} />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <p className="text-second text-ink2">{t('screens.transport.moreStops', { count: hiddenCount })}</p>
      )}
    </section>
  );
}
