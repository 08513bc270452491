export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadiusM = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Distance along the ground, by the haversine formula: São Paulo to Rio de Janeiro is 361 km. */
export function metersBetween(one: Position, other: Position): number {
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(half)));
}
