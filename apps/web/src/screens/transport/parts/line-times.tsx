import { Cell, RowHeader, Table } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { Headsign } from '../../../shared/places/timetable/headsign.tsx';
import type { TransportDirection } from '@podium/contract';

/** One direction of a line as a table: a row per stop, a column per trip. */
export function LineTimes({ direction }: { direction: TransportDirection }) {
  const t = useText();
  const { format, now } = useGames();
  const { stops, trips, headsign } = direction;
  const title = t('parts.timetable.to', { place: headsign });
  const next = trips.findIndex(({ times }) => times.some((time) => time !== null && Date.parse(time) > now.getTime()));
  return (
    <section className="line-times">
      <h3 className="day-times-head">
        <Headsign place={headsign} />
      </h3>
      {trips.some(({ isExact }) => !isExact) && (
        <p className="text-second text-ink2">{t('screens.transport.estimates')}</p>
      )}
      <Table caption={title} className="line-table">
        <tbody>
          {stops.map((stop, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line may stop twice at the same stop
            <tr key={`${stop.id} ${row}`}>
              <RowHeader>
                <RowLink path={`/transport/stops/${encodeURIComponent(stop.id)}`} className="link transport-link">
                  <bdi>{stop.name}</bdi>
                </RowLink>
              </RowHeader>
              {trips.map((trip, column) => {
                const time = trip.times[row];
                return (
                  <Cell
                    // oxlint-disable-next-line react/no-array-index-key -- a trip with frequencies has several runs
                    key={column}
                    ref={row === 0 && column === next ? scrollToColumn : undefined}
                    className={column < next ? 'is-past' : undefined}
                    suppressHydrationWarning
                  >
                    {time ? (
                      <time dateTime={time} suppressHydrationWarning>
                        {format.time(time)}
                      </time>
                    ) : (
                      '–'
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** Scrolls the table, not the page, to put a column next to the stop names. */
function scrollToColumn(cell: HTMLElement | null): void {
  const region = cell?.closest('section');
  const names = cell?.parentElement?.firstElementChild;
  if (!cell || !region || !names) return;
  const isMirrored = getComputedStyle(region).direction === 'rtl';
  const [cellBox, start] = [cell.getBoundingClientRect(), names.getBoundingClientRect()];
  region.scrollLeft += isMirrored ? cellBox.right - start.left : cellBox.left - start.right;
}
