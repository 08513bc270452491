import './places.css';
import type { PlaceType } from '@podium/content/words';
import { Button, EmptyState, Icon, SearchField } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { LocalText } from '../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../shared/elements/content/other-language.tsx';
import { Picture } from '../../shared/elements/content/picture.tsx';
import type { MapMarker } from '../../shared/places/map/map-marker.ts';
import { ListAndMap } from '../../shared/places/map/list-and-map.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { useTyped } from '../../shared/elements/parts/use-typed.ts';
import { nearestFirst, useDistanceText } from '../../shared/places/place/distance.ts';
import { NearestButton } from '../../shared/places/place/nearest-button.tsx';
import { usePosition } from '../../shared/places/place/use-position.ts';
import { queries } from '../../shared/shell/queries/queries.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { placesTitle } from './load-places.ts';
import { PlacePage } from './parts/place-page.tsx';
import { searchPlaces, findPlace, placesByName } from './state.ts';
import type { Place } from './state.ts';
import type { PlacesSearch } from './search.ts';

interface PlacesScreenProps {
  types: readonly PlaceType[];
  search: PlacesSearch;
}

/** Hotels, hospitals or other places: a list, and the opened place. */
export function PlacesScreen({ types, search }: PlacesScreenProps) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const { data } = useSuspenseQuery(queries.places(language, { type: types.join(',') }));
  const navigate = useNavigate();
  const setNear = (near: '1' | undefined, reloadDocument: boolean) =>
    void navigate({
      to: '.',
      search: { ...search, near },
      replace: !reloadDocument,
      reloadDocument,
      resetScroll: false,
    });
  const position = usePosition(search.near === '1', {
    load: () => setNear('1', true),
    forget: () => setNear(undefined, false),
  });
  const [text, setText] = useTyped(search.q);
  const openPlace = findPlace(data.items, search.place);
  const sortedPlaces: readonly Place[] = position.point
    ? nearestFirst(data.items, position.point)
    : placesByName(data.items, format.compare);
  const matches = searchPlaces(sortedPlaces, text);
  const markers = useMemo(
    () =>
      data.items.flatMap(({ id, name, point, type }): MapMarker[] =>
        point ? [{ id, name: name.text, point, kind: type }] : [],
      ),
    [data],
  );
  const open = useCallback(
    (place: string) =>
      void navigate({ to: '.', search: (now) => ({ ...now, place, view: undefined }), resetScroll: false }),
    [navigate],
  );
  return (
    <div className="screen">
      <div className="screen-top">
        {!openPlace && <h1 className="text-title">{placesTitle(t, types)}</h1>}
        <DataAgeLine asOf={data.asOf} />
      </div>
      <ListAndMap
        view={search.view}
        markers={markers}
        onSelect={open}
        detail={openPlace && <PlacePage key={openPlace.id} place={openPlace} q={search.q} position={position} />}
      >
        <PlaceSearch search={search} text={text} onType={setText} />
        <div className="list-bar">
          <output className="text-second text-ink2">
            {t('screens.places.count', { count: matches.length, type: types.length > 1 ? 'other' : types[0]! })}
          </output>
          <NearestButton position={position} />
        </div>
        {matches.length > 0 ? (
          <ul className="rows">
            {matches.map((place) => (
              <PlaceRow key={place.id} place={place} isOpened={place.id === openPlace?.id} q={search.q} />
            ))}
          </ul>
        ) : (
          <EmptyState icon="pin" title={data.items.length > 0 ? t('state.noMatch') : emptyText(t, types)} />
        )}
      </ListAndMap>
    </div>
  );
}

function emptyText(t: ReturnType<typeof useText>, types: readonly PlaceType[]): string {
  if (types.length > 1) return t('screens.places.noPlaces');
  const [type] = types;
  if (type === 'hotel') return t('screens.places.noHotels');
  return t(type === 'hospital' ? 'screens.places.noHospitals' : 'screens.places.noPlaces');
}

interface PlaceRowProps {
  place: Place;
  isOpened: boolean;
  q?: string;
}

function PlaceRow({ place, isOpened, q }: PlaceRowProps) {
  const t = useText();
  const distanceText = useDistanceText();
  const [nearest] = place.venues;
  return (
    <li id={place.id} className={isOpened ? 'row place-row is-opened' : 'row place-row'}>
      {place.photo ? (
        <Picture picture={{ ...place.photo, alt: { text: '', lang: 'en' } }} sizes="72px" className="place-thumb" />
      ) : (
        <span className="place-thumb">
          <Icon name={place.type === 'hospital' ? 'plus' : place.type === 'hotel' ? 'bed' : 'pin'} />
        </span>
      )}
      <div className="text-part">
        <p className="place-name">
          <Link
            to="."
            search={{ place: place.id, q }}
            preload={false}
            aria-current={isOpened ? 'true' : undefined}
            className="unit-link"
          >
            <LocalText value={place.name} />
          </Link>
          <OtherLanguage value={place.name} />
          {place.away !== undefined && (
            <span className="place-away num">{t('parts.place.away', { distance: distanceText(place.away) })}</span>
          )}
        </p>
        {place.address && (
          <p className="text-second text-ink2">
            <LocalText value={place.address} />
          </p>
        )}
        {nearest && (
          <p className="text-second text-ink2">
            {t('screens.places.nearestVenue', {
              // Isolated, so that it reads correctly in any script.
              venue: `\u2068${nearest.name}\u2069`,
              distance: distanceText(nearest.meters),
            })}
          </p>
        )}
      </div>
    </li>
  );
}

interface PlaceSearchProps {
  search: PlacesSearch;
  text: string;
  onType: (text: string) => void;
}

function PlaceSearch({ search, text, onType }: PlaceSearchProps) {
  const t = useText();
  const navigate = useNavigate();
  const handleChange = (text: string) => {
    onType(text);
    void navigate({
      to: '.',
      search: { ...search, q: text.trim().slice(0, 80) || undefined },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <search>
      <form method="get" className="place-search" onSubmit={(event) => event.preventDefault()}>
        {search.place && <input type="hidden" name="place" value={search.place} />}
        <SearchField
          name="q"
          label={t('screens.places.search')}
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
