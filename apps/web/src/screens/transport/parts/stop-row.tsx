import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { useDistanceText } from '../../../shared/places/place/distance.ts';
import { LineSign } from '../../../shared/places/timetable/line-sign.tsx';
import { NextBoard } from '../../../shared/places/timetable/next-board.tsx';
import { PlaceStar } from '../../../shared/places/place/place-star.tsx';
import type { TransportLine, TransportStop } from '@podium/contract';

interface StopRowProps {
  stop: TransportStop;
  /** All lines, to look up those of the stop. */
  lines?: readonly TransportLine[];
  meters?: number;
  /** Maximum number of departures shown. */
  maxNext?: number;
}

export function StopRow({ stop, lines, meters, maxNext }: StopRowProps) {
  const distanceText = useDistanceText();
  return (
    <li className="stop-row">
      <div className="stop-row-head">
        <p className="transport-row-text">
          <RowLink
            path={`/transport/stops/${encodeURIComponent(stop.id)}`}
            className={maxNext ? 'stop-link' : 'unit-link'}
          >
            <bdi>{stop.name}</bdi>
          </RowLink>
          {meters !== undefined && <span className="text-second text-ink2">{distanceText(meters)}</span>}
          {lines && (
            <span className="stop-lines">
              {lines
                .filter(({ id }) => stop.lines.includes(id))
                .map((line) => (
                  <LineSign key={line.id} line={line} />
                ))}
            </span>
          )}
        </p>
        <PlaceStar kind="stop" id={stop.id} name={stop.name} />
      </div>
      {maxNext && <NextBoard stopId={stop.id} max={maxNext} isPlain />}
    </li>
  );
}
