import { describe, expect, it } from 'vitest';
import { stateItems } from '../../fixtures/schedule.ts';
import { mapLinks } from '../../shared/places/place/map-links.ts';
import { pointOf } from '../../shared/places/place/point-of.ts';
import { searchVenues, liveByVenue, venueMarkers } from './places.ts';
import { readVenuesSearch } from './search.ts';
import { upcomingItems, selectedDay, nearestOfEachType, findVenue } from './state.ts';
import type { GamesAnswer, VenueGuideAnswer } from '@podium/contract';
import type { Venue } from './state.ts';

const venue = (overrides: Partial<Venue>): Venue => ({
  id: 'AQC',
  name: 'Aquatic Centre',
  address: null,
  city: null,
  cluster: null,
  latitude: null,
  longitude: null,
  locations: [],
  disciplines: [],
  units: 1,
  next: null,
  ...overrides,
});
const venues = [
  venue({ disciplines: [{ key: 'swm', code: 'SWM', name: 'Swimming' }] }),
  venue({ id: 'GIN', name: 'Ginásio', city: 'São Paulo' }),
];
const games = {
  timeZone: 'America/Sao_Paulo',
  dayEndsAt: '03:00',
  firstDay: '2026-10-10',
  lastDay: '2026-10-20',
} as GamesAnswer;

describe('venues', () => {
  it('R07: are found by name, place and sport, with or without accents', () => {
    const ids = (q: string) => searchVenues(venues, q).map(({ id }) => id);
    expect([ids('ginasio'), ids('SAO gin'), ids('swim'), ids('nowhere')]).toEqual([['GIN'], ['GIN'], ['AQC'], []]);
    expect(searchVenues(venues, undefined)).toHaveLength(2);
  });

  it('open by their id in any case; an unknown id opens none', () => {
    expect(findVenue(venues, 'gin')?.name).toBe('Ginásio');
    expect(findVenue(venues, 'XXX')).toBeUndefined();
    expect(readVenuesSearch({ venue: '<b>', date: '2026-13-01', q: ' a ' })).toEqual({ q: 'a' });
  });

  it('show the day in the address, otherwise today or the nearest day of the Games', () => {
    const now = new Date('2026-10-12T12:00:00-03:00');
    expect(selectedDay(games, '2026-10-15', now)).toBe('2026-10-15');
    expect(selectedDay(games, '2027-01-01', now)).toBe('2026-10-12');
    expect(selectedDay(games, undefined, new Date('2026-12-01T12:00:00Z'))).toBe('2026-10-20');
  });

  it('list their live contests', () => {
    const item = (id: string, place: string | null) => ({
      ...stateItems[0]!,
      id,
      venue: place === null ? null : { id: place, name: place },
    });
    const itemsByVenue = liveByVenue([item('1', 'AQC'), item('2', null), item('3', 'AQC')]);
    expect([...itemsByVenue].map(([id, live]) => [id, live.map((item) => item.id)])).toEqual([['AQC', ['1', '3']]]);
  });

  it('are on the map at the organizers’ position, otherwise the feed’s, and are marked during contests', () => {
    const guide = (id: string, latitude: number) => ({
      id,
      name: id,
      point: { latitude, longitude: 1 },
      localAddress: null,
      isStepFree: null,
    });
    const placed = [
      venue({}),
      venue({ id: 'GIN', latitude: 2, longitude: 2 }),
      venue({ id: 'PRK', latitude: 3, longitude: 3 }),
    ];
    const markers = venueMarkers(placed, [guide('GIN', 5)], ['PRK']);
    expect(markers.map(({ id, point, isLive }) => [id, point.latitude, isLive])).toEqual([
      ['GIN', 5, false],
      ['PRK', 3, true],
    ]);
  });

  it('list the nearest hospital, hotel and other place before all others', () => {
    const place = (id: string, type: string) => ({ id, type }) as VenueGuideAnswer['places'][number];
    const places = [place('a', 'hotel'), place('b', 'hotel'), place('c', 'hospital'), place('d', 'hospital')];
    const { nearest, others } = nearestOfEachType(places);
    expect([nearest.map(({ id }) => id), others.map(({ id }) => id)]).toEqual([
      ['c', 'a'],
      ['b', 'd'],
    ]);
  });

  it('show the next items of a long day', () => {
    const item = (id: string, start: string | null) => ({ ...stateItems[0]!, id, start });
    const items = [
      item('1', '2026-10-12T09:00:00Z'),
      item('2', null),
      item('3', '2026-10-12T10:00:00Z'),
      item('4', '2026-10-12T11:00:00Z'),
    ];
    expect(upcomingItems(items, new Date('2026-10-12T10:00:00Z'), 1).map(({ id }) => id)).toEqual(['3']);
  });

  it('show a map only for a venue with a location', () => {
    expect(pointOf(venues[0]!)).toBeNull();
    const point = pointOf(venue({ latitude: -23.5, longitude: -46.6 }))!;
    expect(mapLinks(point, 'Ginásio (A)')).toEqual({
      device: 'geo:-23.5,-46.6?q=-23.5,-46.6(Gin%C3%A1sio%20(A))',
      map: 'https://www.openstreetmap.org/?mlat=-23.5&mlon=-46.6#map=17/-23.5/-46.6',
      directions: 'https://www.openstreetmap.org/directions?to=-23.5%2C-46.6',
    });
  });
});
