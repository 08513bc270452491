import { Badge } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import type { ScheduleItemAnswer, VenueGuidesAnswer } from '@podium/contract';
import { itemWords } from '../../../shared/elements/item-state.ts';
import { useShortDay } from '../../../shared/elements/parts/day-word.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { DisciplineSign } from '../../../shared/elements/parts/discipline-sign.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { usePrefetch } from '../use-prefetch.ts';
import { DOT } from '../../../shared/elements/dot.ts';
import type { Venue } from '../state.ts';

interface VenueListProps {
  venues: readonly Venue[];
  guides: VenueGuidesAnswer['items'];
  live: ReadonlyMap<string, readonly ScheduleItemAnswer[]>;
  openedId?: string;
  q?: string;
}

export function VenueList({ venues, guides, live, openedId, q }: VenueListProps) {
  return (
    <ul className="rows">
      {venues.map((venue) => (
        <VenueRow
          key={venue.id}
          venue={venue}
          guide={guides.find(({ id }) => id === venue.id)}
          live={live.get(venue.id)?.length ?? 0}
          isOpened={venue.id === openedId}
          q={q}
        />
      ))}
    </ul>
  );
}

interface VenueRowProps {
  venue: Venue;
  guide: VenueGuidesAnswer['items'][number] | undefined;
  live: number;
  isOpened: boolean;
  q?: string;
}

function VenueRow({ venue, guide, live, isOpened, q }: VenueRowProps) {
  const t = useText();
  const prefetch = usePrefetch();
  const place = [guide?.localAddress ?? venue.address, venue.cluster, venue.city].filter(
    (text, index, all): text is string => !!text && all.indexOf(text) === index,
  );
  return (
    <li id={venue.id} className={isOpened ? 'row venue-row is-opened' : 'row venue-row'}>
      <span className="venue-sign">
        {venue.disciplines.slice(0, 1).map(({ key }) => (
          <DisciplineSign key={key} disciplineKey={key} />
        ))}
      </span>
      <p className="venue-name">
        <Link
          to="/{-$locale}/venues"
          search={{ venue: venue.id, q }}
          preload={false}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={isOpened ? 'true' : undefined}
          className="unit-link"
          onPointerEnter={() => prefetch(venue.id)}
        >
          <bdi>{venue.name}</bdi>
        </Link>
        {live > 0 && (
          <Badge tone="live" icon="dot">
            {t('shared.liveUnits', { count: live })}
          </Badge>
        )}
      </p>
      <VenueSports venue={venue} />
      {place.length > 0 && (
        <p className="text-second text-ink2">
          {place.map((text, index) => (
            <span key={text}>
              {index > 0 && DOT}
              <bdi>{text}</bdi>
            </span>
          ))}
        </p>
      )}
      <NextHere next={venue.next} isLive={live > 0} />
    </li>
  );
}

function VenueSports({ venue: { disciplines } }: { venue: Venue }) {
  const { format } = useGames();
  if (disciplines.length === 0) return null;
  const sortedDisciplines = disciplines.toSorted((a, b) => format.compare(a.name, b.name));
  return (
    <p className="text-second text-ink2">
      {sortedDisciplines.map(({ key, name }, index) => (
        <span key={key}>
          {index > 0 && DOT}
          <bdi>{name}</bdi>
        </span>
      ))}
    </p>
  );
}

/** The next contest at this venue, with its day. */
function NextHere({ next, isLive }: { next: Venue['next']; isLive: boolean }) {
  const t = useText();
  const { format, today, now } = useGames();
  const shortDay = useShortDay();
  if (!next) return isLive ? null : <p className="text-second text-ink2">{t('screens.venues.noMore')}</p>;
  const title = itemWords(next).title;
  const isToday = next.day === today;
  // An overdue contest is late, so its time is omitted.
  const isTimed = next.start !== null && !next.isStartHidden && Date.parse(next.start) >= now.getTime();
  const startText = [!isToday && shortDay(next.day, next.start), isTimed && format.time(next.start!)].filter(Boolean);
  return (
    <p className="text-second text-ink2" suppressHydrationWarning>
      {!isToday && !isLive && t('screens.venues.noMoreToday')}
      {!isToday && !isLive && DOT}
      {t('screens.venues.nextAt', { time: startText.length > 0 ? startText.join('\u00A0') : title })}
      {startText.length > 0 && DOT}
      {startText.length > 0 && <bdi>{title}</bdi>}
    </p>
  );
}
