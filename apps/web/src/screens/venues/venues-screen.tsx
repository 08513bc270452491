import './venues.css';
import { Button, EmptyState, SearchField } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { ListAndMap } from '../../shared/places/map/list-and-map.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { useTyped } from '../../shared/elements/parts/use-typed.ts';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { VenueList } from './parts/venue-list.tsx';
import { VenuePage } from './parts/venue-page.tsx';
import { searchVenues, liveByVenue, venueMarkers } from './places.ts';
import { findVenue } from './state.ts';
import type { VenuesSearch } from './search.ts';

export function VenuesScreen({ search }: { search: VenuesSearch }) {
  const t = useText();
  const { language } = usePage();
  const { data: venues } = useSuspenseQuery(queries.venues(language));
  const { data: live } = useSuspenseQuery(queries.live(language));
  const { data: guides } = useSuspenseQuery(queries.venueGuides(language));
  const navigate = useNavigate({ from: '/{-$locale}/venues' });
  const [text, setText] = useTyped(search.q);
  const openVenue = findVenue(venues.items, search.venue);
  const matches = searchVenues(venues.items, text);
  const liveHere = liveByVenue(live.live);
  // Joined to a string, because new markers redraw the map: only a change of the live venues may cause that.
  const liveIds = useMemo(() => [...liveByVenue(live.live).keys()].toSorted().join(' '), [live]);
  const markers = useMemo(
    () => venueMarkers(venues.items, guides.items, liveIds.split(' ')),
    [venues, guides, liveIds],
  );
  const open = useCallback(
    (venue: string) => void navigate({ search: ({ q }) => ({ q, venue }), resetScroll: false }),
    [navigate],
  );
  return (
    <div className="screen">
      <div className="screen-top">
        {!openVenue && <h1 className="text-title">{t('screens.venues.title')}</h1>}
        <DataAgeLine asOf={live.asOf} isLive={live.live.length > 0} />
      </div>
      <ListAndMap
        view={search.view}
        markers={markers}
        onSelect={open}
        detail={
          openVenue && (
            <VenuePage
              key={openVenue.id}
              venue={openVenue}
              place={guides.items.find(({ id }) => id === openVenue.id)}
              search={search}
              live={liveHere.get(openVenue.id)}
            />
          )
        }
      >
        <VenueSearch search={search} text={text} onType={setText} />
        <output className="text-second text-ink2">{t('screens.venues.count', { count: matches.length })}</output>
        {matches.length > 0 ? (
          <VenueList venues={matches} guides={guides.items} live={liveHere} openedId={openVenue?.id} q={search.q} />
        ) : (
          <EmptyState icon="pin" title={venues.items.length > 0 ? t('state.noMatch') : t('screens.venues.empty')}>
            {text !== '' && (
              <Link
                to="/{-$locale}/venues"
                search={{ venue: search.venue, date: search.date }}
                className="button"
                onClick={() => setText('')}
              >
                {t('action.clear')}
              </Link>
            )}
          </EmptyState>
        )}
      </ListAndMap>
    </div>
  );
}

interface VenueSearchProps {
  search: VenuesSearch;
  text: string;
  onType: (text: string) => void;
}

function VenueSearch({ search, text, onType }: VenueSearchProps) {
  const t = useText();
  const navigate = useNavigate({ from: '/{-$locale}/venues' });
  const handleChange = (text: string) => {
    onType(text);
    void navigate({
      search: (now) => ({ ...now, q: text.trim().slice(0, 80) || undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <search>
      <form method="get" className="venue-search" onSubmit={(event) => event.preventDefault()}>
        {search.venue && <input type="hidden" name="venue" value={search.venue} />}
        <SearchField
          name="q"
          label={t('screens.venues.search')}
          value={text}
          maxLength={80}
          onChange={({ currentTarget }) => handleChange(currentTarget.value)}
        />
        <Button type="submit" className="unscripted">
          {t('nav.search')}
        </Button>
      </form>
    </search>
  );
}
