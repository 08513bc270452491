import './venues.css';
import { Button, EmptyState, SearchField } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isAhead } from '../../shared/item-state.ts';
import { DataAgeLine } from '../../shared/parts/data-age-line.tsx';
import { usePage, useText } from '../../shared/page-context.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { useGames } from '../../shared/use-games.ts';
import { VenueList } from './parts/venue-list.tsx';
import { VenuePage } from './parts/venue-page.tsx';
import { foundVenues, nowByVenue } from './places.ts';
import { openedVenue } from './state.ts';
import type { VenuesSearch } from './search.ts';

/** Where it happens, and what is on there now. */
export function VenuesScreen({ search }: { search: VenuesSearch }) {
  const t = useText();
  const { language } = usePage();
  const { data: venues } = useSuspenseQuery(queries.venues(language));
  const { data: live } = useSuspenseQuery(queries.live(language));
  // The list follows the fingers at once; the address comes after.
  const [typed, setTyped] = useState({ text: search.q ?? '', after: search.q });
  if (typed.after !== search.q && typed.text.trim() !== (search.q ?? '')) {
    setTyped({ text: search.q ?? '', after: search.q });
  }
  const opened = openedVenue(venues.items, search.venue);
  const found = foundVenues(venues.items, typed.text);
  const { now: instant } = useGames();
  const now = nowByVenue(
    live.live,
    live.next.filter((item) => isAhead(item, instant)),
  );
  return (
    <div className="screen">
      <div className="screen-top">
        {!opened && <h1 className="text-title">{t('screens.venues.title')}</h1>}
        <DataAgeLine asOf={live.asOf} isLive={live.live.length > 0} />
      </div>
      <div className={opened ? 'venues-page is-opened' : 'venues-page'}>
        <div className="venues-list">
          <VenueSearch search={search} text={typed.text} onType={(text) => setTyped({ text, after: search.q })} />
          <output className="text-second text-ink2">{t('screens.venues.count', { count: found.length })}</output>
          {found.length > 0 ? (
            <VenueList venues={found} now={now} openedId={opened?.id} q={search.q} />
          ) : (
            <EmptyState icon="pin" title={venues.items.length > 0 ? t('state.noMatch') : t('screens.venues.empty')}>
              {typed.text !== '' && (
                <Link
                  to="/{-$locale}/venues"
                  search={{ venue: search.venue, date: search.date }}
                  className="button"
                  onClick={() => setTyped({ text: '', after: search.q })}
                >
                  {t('action.clear')}
                </Link>
              )}
            </EmptyState>
          )}
        </div>
        {opened && <VenuePage key={opened.id} venue={opened} search={search} now={now.get(opened.id)} />}
      </div>
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
  const handleChange = (typed: string) => {
    onType(typed);
    void navigate({
      search: (now) => ({ ...now, q: typed.trim().slice(0, 80) || undefined }),
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
        <Button type="submit" className="js:hidden">
          {t('nav.search')}
        </Button>
      </form>
    </search>
  );
}
