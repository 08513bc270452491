import { useText } from '../../../shared/shell/page-context.tsx';
import { useStarredPlaces } from '../../../shared/reader/starred-places.ts';
import { StopRow } from './stop-row.tsx';
import type { TransportStop } from '@podium/contract';

/** Starred stops with their next departures; stops missing from the timetable are omitted. */
export function StarredStops({ stops }: { stops: readonly TransportStop[] }) {
  const t = useText();
  const places = useStarredPlaces();
  const starred = places.flatMap(({ kind, id }) => (kind === 'stop' && stops.find((stop) => stop.id === id)) || []);
  if (starred.length === 0) return null;
  return (
    <section aria-labelledby="starred-stops">
      <h2 id="starred-stops" className="section-title">
        {t('screens.transport.starred')}
      </h2>
      <ul className="stop-boards">
        {starred.map((stop) => (
          <StopRow key={stop.id} stop={stop} maxNext={3} />
        ))}
      </ul>
    </section>
  );
}
