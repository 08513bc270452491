/** Legs of the race of an event's code and the meters of each: `ATHW4X100M…` has four of 100. */
export function raceLegs(code: string): { legs: number; meters: number } | undefined {
  const [, legs = '1', length, unit] = /^[A-Z]{3}[A-Z](?:(\d{1,2})X)?(\d{2,5})(K?M)(?![A-Z]*KG)/u.exec(code) ?? [];
  return length === undefined ? undefined : { legs: Number(legs), meters: Number(length) * (unit === 'KM' ? 1000 : 1) };
}

/** Length of a race in meters, all legs of a relay together: `ATHW4X100M…` is 400. */
export function racedMeters(code: string): number | undefined {
  const race = raceLegs(code);
  return race && race.legs * race.meters;
}
