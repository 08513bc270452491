import { useText } from '../../../shared/page-context.tsx';
import { RowLink } from '../../../shared/parts/row-link.tsx';
import { roundedDistance } from '../state.ts';
import { LineSign } from './line-sign.tsx';
import { NextBoard } from './next-board.tsx';
import { StopStar } from './stop-star.tsx';
import type { TransportLine, TransportStop } from '@podium/contract';

interface StopRowProps {
  stop: TransportStop;
  /** All lines, to name those of the stop. */
  lines?: readonly TransportLine[];
  meters?: number;
  /** Shows this many departures. */
  mostNext?: number;
}

/** A stop with its star; its lines, or its next departures. */
export function StopRow({ stop, lines, meters, mostNext }: StopRowProps) {
  const t = useText();
  const distance = meters === undefined ? undefined : roundedDistance(meters);
  return (
    <li className="stop-row">
      <div className="stop-row-head">
        <p className="transport-row-text">
          <RowLink
            path={`/transport/stops/${encodeURIComponent(stop.id)}`}
            className={mostNext ? 'stop-link' : 'unit-link'}
          >
            <bdi>{stop.name}</bdi>
          </RowLink>
          {distance && (
            <span className="text-second text-ink2">
              {t(`screens.transport.${distance.unit}`, { count: distance.count })}
            </span>
          )}
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
        <StopStar id={stop.id} name={stop.name} />
      </div>
      {mostNext && <NextBoard stopId={stop.id} most={mostNext} isPlain />}
    </li>
  );
}
