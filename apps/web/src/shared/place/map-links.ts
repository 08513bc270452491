import type { PointAnswer } from '@podium/contract';

const osm = 'https://www.openstreetmap.org';

/** Where only the address is known. */
export const searchLink = (lines: readonly string[]) => `${osm}/search?query=${encodeURIComponent(lines.join(' '))}`;

interface MapLinks {
  /** Opens the maps app of the device. */
  device: string;
  map: string;
  directions: string;
}

/** Addresses of maps; nothing is requested before a person follows one. @param name shown at the marker by maps apps */
export function mapLinks({ latitude, longitude }: PointAnswer, name: string): MapLinks {
  const point = `${latitude},${longitude}`;
  return {
    device: `geo:${point}?q=${point}(${encodeURIComponent(name)})`,
    map: `${osm}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    directions: `${osm}/directions?to=${latitude}%2C${longitude}`,
  };
}
