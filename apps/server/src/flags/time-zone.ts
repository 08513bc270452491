import { flagName } from './codes.ts';

/** TypeScript does not know this part of `Intl` yet. */
type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/**
 * Time zone of a country by its ISO or committee code; undefined if its clocks differ between regions.
 *
 * @example countryTimeZone('GER', Date.UTC(2026, 9, 1)) // 'Europe/Berlin'
 */
export function countryTimeZone(code: string, at: number): string | undefined {
  const country = flagName(code);
  if (country === undefined || !/^[a-z]{2}$/u.test(country)) return undefined;
  const locale: ZonedLocale = new Intl.Locale(`und-${country.toUpperCase()}`);
  const zones = locale.getTimeZones?.() ?? [];
  const offsets = new Set(zones.map((zone) => localTime(zone, at)));
  return offsets.size === 1 ? zones[0] : undefined;
}

const localTime = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'long' }).format(at).slice(0, 20);
