/** Length of the race of an event's code in meters, all legs of a relay together: `ATHW4X100M…` is 400. */
export function racedMeters(code: string): number | undefined {
  const [, legs = '1', length, unit] = /^[A-Z]{3}[A-Z](?:(\d{1,2})X)?(\d{2,5})(K?M)(?![A-Z]*KG)/u.exec(code) ?? [];
  if (length === undefined) return undefined;
  return Number(legs) * Number(length) * (unit === 'KM' ? 1000 : 1);
}
