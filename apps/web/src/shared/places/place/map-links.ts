import type { PointAnswer } from '@podium/contract';

const osm = 'https://www.openstreetmap.org';

/** For places without coordinates. */
export const searchLink = (lines: readonly string[]) => `${osm}/search?query=${encodeURIComponent(lines.join(' '))}`;

interface MapLinks {
  /** Opens the device's maps app. */
  device: string;
  map: string;
  directions: string;
}

/**
 * URLs of maps; nothing is requested until the user follows one.
 * @param name label of the marker in maps apps
 */
export function mapLinks({ latitude, longitude }: PointAnswer, name: string): MapLinks {
  const point = `${latitude},${longitude}`;
  return {
    device: `geo:${point}?q=${point}(${encodeURIComponent(name)})`,
    map: `${osm}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    directions: `${osm}/directions?to=${latitude}%2C${longitude}`,
  };
}
