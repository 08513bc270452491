import { contentPage } from '@podium/contract/content-pages';
import { minutesUntil } from '@podium/contract/next-departures';
import { pages } from '@podium/contract/pages';
import { Icon } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import type { SearchAnswer } from '@podium/contract';
import type { IconName } from '@podium/ui';
import { DOT } from '../../elements/dot.ts';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { metersBetween } from '@podium/games';
import { useDistanceText } from '../../places/place/distance.ts';
import { useMyPlaces } from '../../places/my-places/use-my-places.ts';
import type { MyPlace } from '../../places/my-places/use-my-places.ts';
import { usualStart } from '../../places/way/starts.ts';
import { keyOf } from '../../reader/starred-places.ts';
import { nextStart } from '../../places/timetable/next-start.ts';
import { useBoard } from '../../places/timetable/use-board.ts';
import { mayOpen } from '../../shell/may-open.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import { Words } from './found-words.tsx';

export interface FoundPlace {
  id: string;
  path: string;
  icon: IconName;
  name: string;
  lang?: string;
  detail: string;
  /** The id of a hospital, whose nearest venue the hit names. */
  hospital?: string;
  /** The stop or line whose next departure the hit names. */
  timetable?: { kind: 'stop' | 'line'; id: string };
}

/** Hits closer than this are counted in minutes; later ones show their time. */
const countdownMinutes = 60;

const placeIcons: Readonly<Record<string, IconName>> = { hotel: 'bed', hospital: 'plus', line: 'bus', stop: 'bus' };

export const isPlace = (kind: string): boolean => kind === 'place' || kind === 'stop' || kind === 'line';

/** Venues, then hotels, hospitals and other places, then lines and stops; without those that the platform does not open. */
export const foundPlaces = ({ venues, content }: Pick<SearchAnswer, 'venues' | 'content'>): FoundPlace[] => [
  ...venues.map(({ id, name, detail }): FoundPlace => ({
    id: `venue ${id}`,
    path: pages.venue(id),
    icon: 'pin',
    name,
    detail,
  })),
  ...content.flatMap(({ kind, id, type, name, lang, detail }): FoundPlace[] => {
    const path = isPlace(kind) ? contentPage(kind, id, type) : undefined;
    if (path === undefined || !mayOpen(path)) return [];
    const timetable = kind === 'stop' || kind === 'line' ? ({ kind, id } as const) : undefined;
    const hospital = type === 'hospital' ? id : undefined;
    const icon = placeIcons[type ?? kind] ?? 'pin';
    return [{ id: `${kind} ${id}`, path, icon, name, lang, detail, hospital, timetable }];
  }),
];

/** The starred hotel: where the reader stays. */
function useMyHotel(): MyPlace | undefined {
  const starred = useMyPlaces();
  const key = usualStart(starred, '');
  return starred.find((place) => keyOf(place) === key);
}

/** Meters from a place to each hospital with a position, by id. */
function useHospitalDistances(from: MyPlace | undefined): ReadonlyMap<string, number> {
  const { language } = usePage();
  const { data } = useQuery({ ...queries.places(language, { type: 'hospital' }), enabled: from !== undefined });
  const start = from?.point;
  return new Map(
    start ? (data?.items ?? []).flatMap(({ id, point }) => (point ? [[id, metersBetween(start, point)]] : [])) : [],
  );
}

/** The hospitals among the hits by their distance from the reader's hotel; everything else keeps its place. */
export function sortHospitals(found: readonly FoundPlace[], meters: ReadonlyMap<string, number>): FoundPlace[] {
  const awayOf = ({ hospital }: FoundPlace): number => meters.get(hospital ?? '') ?? Infinity;
  const sorted = found
    .filter(({ hospital }) => hospital !== undefined)
    .toSorted((one, other) => awayOf(one) - awayOf(other) || 0)
    .values();
  return found.map((place) => (place.hospital === undefined ? place : sorted.next().value!));
}

/** Venues and places that were found, the hospitals among them by the way from the reader's hotel. */
export function useFoundPlaces(answer: Pick<SearchAnswer, 'venues' | 'content'>): FoundPlace[] {
  const found = foundPlaces(answer);
  const hasHospitals = found.some(({ hospital }) => hospital !== undefined);
  const hotel = useMyHotel();
  return sortHospitals(found, useHospitalDistances(hasHospitals ? hotel : undefined));
}

interface PlaceFoundProps {
  found: FoundPlace;
  hasAnswer: boolean;
  onLeave?: () => void;
}

/** A place, a stop or a line, with its next departure. */
export function PlaceFound({
  found: { path, icon, name, lang, detail, hospital, timetable },
  hasAnswer,
  onLeave,
}: PlaceFoundProps) {
  const t = useText();
  return (
    <RowLink path={path} onClick={onLeave} className="found">
      <Icon name={icon} />
      <Words name={timetable?.kind === 'line' ? t('parts.timetable.line', { name }) : name} lang={lang} detail={detail}>
        {hasAnswer && timetable?.kind === 'stop' && <NextAtStop id={timetable.id} />}
        {hasAnswer && timetable?.kind === 'line' && <NextOfLine id={timetable.id} />}
        {hasAnswer && hospital !== undefined && <HospitalAway id={hospital} />}
      </Words>
    </RowLink>
  );
}

/** `1.2 km · Aquatic Center`: from the reader's hotel, or from the venue that is nearest to it. */
function HospitalAway({ id }: { id: string }) {
  const { language } = usePage();
  const distanceText = useDistanceText();
  const hotel = useMyHotel();
  const away = useHospitalDistances(hotel).get(id);
  const { data } = useQuery(queries.places(language, { type: 'hospital' }));
  const venue = data?.items.find((place) => place.id === id)?.venues[0];
  const from = hotel && away !== undefined ? { meters: away, name: hotel.name } : venue;
  if (!from) return null;
  return (
    <span className="second-line">
      {distanceText(from.meters)}
      {DOT}
      <bdi>{from.name}</bdi>
    </span>
  );
}

/** `Line 1 · 4 min` */
function NextAtStop({ id }: { id: string }) {
  const t = useText();
  const { format, now } = useGames();
  const { departures, lines } = useBoard(id, 1);
  const [next] = departures ?? [];
  const line = next && lines.find((one) => one.id === next.line);
  if (!next || !line) return null;
  const minutes = minutesUntil(next.at, now.getTime());
  return (
    <span className="second-line" suppressHydrationWarning>
      {t('parts.timetable.line', { name: line.name })}
      {DOT}
      {minutes < countdownMinutes ? t('parts.timetable.minutes', { count: minutes }) : format.time(next.at)}
    </span>
  );
}

/** `next 14:35 from Central Station` */
function NextOfLine({ id }: { id: string }) {
  const t = useText();
  const { language } = usePage();
  const { format, now, today } = useGames();
  const { data } = useQuery(queries.transportLines(language, { day: today }));
  const next = nextStart(data?.items.find(({ line }) => line === id)?.starts ?? [], now.getTime());
  if (!next) return null;
  return (
    <span className="second-line" suppressHydrationWarning>
      {t('parts.timetable.nextFrom', { time: format.time(next.at), place: next.stop })}
    </span>
  );
}
