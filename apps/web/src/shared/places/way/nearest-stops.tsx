import './way.css';
import { useQuery } from '@tanstack/react-query';
import type { PointAnswer } from '@podium/contract';
import { DOT } from '../../elements/dot.ts';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useDistanceText } from '../place/distance.ts';
import { PlaceStar } from '../place/place-star.tsx';
import { NextBoard } from '../timetable/next-board.tsx';
import { maxNearest, nearStops } from './near-stops.ts';

/** The nearest stops of a place, with the walk to them and their next departures. */
export function NearestStops({ point }: { point: PointAnswer }) {
  const t = useText();
  const { language } = usePage();
  const distanceText = useDistanceText();
  const { data: transport } = useQuery(queries.transport(language));
  const nearest = transport ? nearStops(transport.stops, point).slice(0, maxNearest) : [];
  if (nearest.length === 0) return null;
  return (
    <section aria-labelledby="nearest-stops">
      <h2 id="nearest-stops" className="section-title">
        {t('parts.way.nearest')}
      </h2>
      <ul className="way-stops">
        {nearest.map(({ stop: { id, name }, walk, meters }) => (
          <li key={id} className="way-stop">
            <div className="way-stop-head">
              <span className="ride-text">
                <RowLink path={`/transport/stops/${encodeURIComponent(id)}`} className="link way-stop-link">
                  <bdi>{name}</bdi>
                </RowLink>
                <span className="text-second text-ink2">
                  {t('parts.way.walk', { count: walk })}
                  {DOT}
                  {distanceText(meters)}
                </span>
              </span>
              <PlaceStar kind="stop" id={id} name={name} />
            </div>
            <NextBoard stopId={id} max={3} isPlain />
          </li>
        ))}
      </ul>
    </section>
  );
}
