import type { TransportStop, VenueGuideAnswer } from '@podium/contract';
import type { MapMarker } from '../../shared/places/map/map-marker.ts';
import { pointOf } from '../../shared/places/place/point-of.ts';

export const markersAround = (places: VenueGuideAnswer['places'], stops: readonly TransportStop[]): MapMarker[] => [
  ...places.map(({ id, type, name, point }): MapMarker => ({ id: `place-${id}`, name: name.text, point, kind: type })),
  ...stops.flatMap((stop): MapMarker[] => {
    const point = pointOf(stop);
    return point ? [{ id: `stop-${stop.id}`, name: stop.name, point, kind: 'stop' }] : [];
  }),
];
