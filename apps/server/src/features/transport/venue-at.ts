/** The fields of a venue that are matched with stops. */
interface KnownVenue {
  id: string;
  kind: string;
  name: Readonly<Partial<Record<string, string>>>;
  latitude?: number;
  longitude?: number;
}

interface KnownStop {
  code: string;
  name: string;
  latitude: number | undefined;
  longitude: number | undefined;
}

const nearMeters = 300;

/**
 * Id of the venue that a stop serves: the venue named by its code or name, otherwise the nearest one within 300
 * meters.
 */
export function venueAt(stop: KnownStop, venues: Iterable<KnownVenue>): string | undefined {
  let nearest: { id: string; meters: number } | undefined;
  for (const venue of venues) {
    if (venue.kind !== 'venue') continue;
    if (stop.code !== '' && stop.code.toLowerCase() === venue.id.toLowerCase()) return venue.id;
    if (Object.values(venue.name).includes(stop.name)) return venue.id;
    const meters = metersBetween(stop, venue);
    if (meters <= nearMeters && meters < (nearest?.meters ?? Infinity)) nearest = { id: venue.id, meters };
  }
  return nearest?.id;
}

interface MaybePoint {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

const meterPerDegree = 111_195;

/** Accurate to a fraction of a percent within a city; Infinity if a position is unknown. */
function metersBetween(a: MaybePoint, b: MaybePoint): number {
  if (a.latitude === undefined || a.longitude === undefined || b.latitude === undefined || b.longitude === undefined)
    return Infinity;
  const north = (b.latitude - a.latitude) * meterPerDegree;
  const east = (b.longitude - a.longitude) * meterPerDegree * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
