import { contentPage } from '@podium/contract/content-pages';
import { pages } from '@podium/contract/pages';
import { useQuery } from '@tanstack/react-query';
import type { IconName } from '@podium/ui';
import type { PlacesAnswer, PointAnswer } from '@podium/contract';
import { useStarredPlaces } from '../../reader/starred-places.ts';
import type { StarredPlace } from '../../reader/starred-places.ts';
import { usePage } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { pointOf } from '../place/point-of.ts';

export interface MyPlace extends StarredPlace {
  name: string;
  path: string;
  icon: IconName;
  point: PointAnswer | null;
  isHotel?: true;
}

type Place = PlacesAnswer['items'][number];
const placeIcons: Readonly<Record<Place['type'], IconName>> = { hotel: 'bed', hospital: 'plus', other: 'pin' };

export const myPlace = ({ id, type, name, point }: Place): MyPlace => ({
  kind: 'place',
  id,
  name: name.text,
  path: contentPage('place', id, type)!,
  icon: placeIcons[type],
  point,
  ...(type === 'hotel' && { isHotel: true }),
});

/** Starred places in the order of starring, as far as their documents are loaded; withdrawn ones are left out. */
export function useMyPlaces(): readonly MyPlace[] {
  const { language } = usePage();
  const starred = useStarredPlaces();
  const has = (kind: StarredPlace['kind']) => starred.some((one) => one.kind === kind);
  const { data: transport } = useQuery({ ...queries.transport(language), enabled: has('stop') });
  const { data: places } = useQuery({ ...queries.places(language), enabled: has('place') });
  const { data: venues } = useQuery({ ...queries.venues(language), enabled: has('venue') });
  const { data: guides } = useQuery({ ...queries.venueGuides(language), enabled: has('venue') });
  return starred.flatMap(({ kind, id }): MyPlace[] => {
    if (kind === 'stop') {
      const stop = transport?.stops.find((one) => one.id === id);
      const path = `/transport/stops/${encodeURIComponent(id)}`;
      return stop ? [{ kind, id, name: stop.name, path, icon: 'bus', point: pointOf(stop) }] : [];
    }
    if (kind === 'place') return (places?.items ?? []).filter((one) => one.id === id).map(myPlace);
    const venue = venues?.items.find((one) => one.id === id);
    if (!venue) return [];
    const point = guides?.items.find((one) => one.id === id)?.point ?? pointOf(venue);
    return [{ kind, id, name: venue.name, path: pages.venue(id), icon: 'pin', point }];
  });
}
