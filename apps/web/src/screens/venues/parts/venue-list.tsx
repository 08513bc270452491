import { Badge } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { itemWords } from '../../../shared/item-state.ts';
import { useText } from '../../../shared/page-context.tsx';
import { DisciplineSign } from '../../../shared/parts/discipline-sign.tsx';
import { useGames } from '../../../shared/use-games.ts';
import { DOT } from '../../../shared/dot.ts';
import type { VenueNow } from '../places.ts';
import type { Venue } from '../state.ts';

interface VenueListProps {
  venues: readonly Venue[];
  now: ReadonlyMap<string, VenueNow>;
  openedId?: string;
  q?: string;
}

/** Each venue is a link to its page: its sports, and whether something is on. */
export function VenueList({ venues, now, openedId, q }: VenueListProps) {
  return (
    <ul className="unit-list">
      {venues.map((venue) => (
        <VenueRow key={venue.id} venue={venue} now={now.get(venue.id)} isOpened={venue.id === openedId} q={q} />
      ))}
    </ul>
  );
}

interface VenueRowProps {
  venue: Venue;
  now?: VenueNow;
  isOpened: boolean;
  q?: string;
}

function VenueRow({ venue, now, isOpened, q }: VenueRowProps) {
  const t = useText();
  const place = [venue.cluster, venue.city].filter((text): text is string => !!text);
  return (
    <li id={venue.id} className={isOpened ? 'venue-row is-opened' : 'venue-row'}>
      <p className="venue-name">
        <Link
          to="/{-$locale}/venues"
          search={{ venue: venue.id, q }}
          preload={false}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={isOpened ? 'true' : undefined}
          className="unit-link"
        >
          <bdi>{venue.name}</bdi>
        </Link>
        {now && now.live.length > 0 && (
          <Badge tone="live" icon="dot">
            {t('shared.liveUnits', { count: now.live.length })}
          </Badge>
        )}
      </p>
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
      <VenueSports venue={venue} />
      <NextHere now={now} />
    </li>
  );
}

function VenueSports({ venue: { disciplines } }: { venue: Venue }) {
  if (disciplines.length === 0) return null;
  return (
    <p className="venue-sports">
      {disciplines.map(({ key, name }) => (
        <span key={key} className="venue-sport">
          <DisciplineSign disciplineKey={key} size="row" />
          <bdi>{name}</bdi>
        </span>
      ))}
    </p>
  );
}

function NextHere({ now }: { now?: VenueNow }) {
  const t = useText();
  const { format } = useGames();
  const next = now?.next;
  if (!next?.start || next.isStartHidden) return null;
  return (
    <p className="text-second text-ink2">
      <time dateTime={next.start} suppressHydrationWarning>
        {t('screens.venues.nextAt', { time: format.dateTime(next.start) })}
      </time>
      {DOT}
      <bdi>{itemWords(next).title}</bdi>
    </p>
  );
}
