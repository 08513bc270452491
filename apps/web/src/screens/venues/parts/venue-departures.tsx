import type { TransportStop } from '@podium/contract';
import { useText } from '../../../shared/shell/page-context.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { PlaceStar } from '../../../shared/places/place/place-star.tsx';
import { NextBoard } from '../../../shared/places/timetable/next-board.tsx';
import { maxStops } from '../state.ts';

export function VenueDepartures({ stops }: { stops: readonly TransportStop[] }) {
  const t = useText();
  if (stops.length === 0) return null;
  return (
    <section aria-labelledby="venue-departures">
      <h2 id="venue-departures" className="section-title">
        {t('parts.timetable.next')}
      </h2>
      <ul className="venue-stops">
        {stops.slice(0, maxStops).map(({ id, name }) => (
          <li key={id} className="venue-stop">
            <div className="venue-stop-head">
              <RowLink path={`/transport/stops/${encodeURIComponent(id)}`} className="link venue-stop-link">
                <bdi>{name}</bdi>
              </RowLink>
              <PlaceStar kind="stop" id={id} name={name} />
            </div>
            <NextBoard stopId={id} max={3} isPlain />
          </li>
        ))}
      </ul>
    </section>
  );
}
