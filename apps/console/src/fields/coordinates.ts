interface Coordinates {
  latitude: string;
  longitude: string;
}

const pair = /(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)/u;

/**
 * Parses coordinates as copied from maps and phones: `-12.9714, -38.5014`, or a URL that contains them after an `@`.
 *
 * @returns undefined if there are none, or they are out of range
 */
export function parseCoordinates(text: string): Coordinates | undefined {
  const plain = text
    .replaceAll('−', '-')
    .replaceAll(/[°ºNE]/gu, ' ')
    .trim();
  const [, latitude, longitude] = pair.exec(plain.includes('@') ? plain.slice(plain.indexOf('@') + 1) : plain) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return undefined;
  return { latitude, longitude };
}
