import { flagName } from './codes.ts';

/** TypeScript does not know this part of `Intl` yet. */
type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/**
 * Time zones of a country by its ISO or committee code: one if all its clocks show the same time, otherwise all of them;
 * none for an unknown country.
 *
 * @param at epoch milliseconds
 * @example countryTimeZones('GER', Date.UTC(2026, 9, 1)) // ['Europe/Berlin']
 */
export function countryTimeZones(code: string, at: number): string[] {
  const country = flagName(code);
  if (country === undefined || !/^[a-z]{2}$/u.test(country)) return [];
  const locale: ZonedLocale = new Intl.Locale(`und-${country.toUpperCase()}`);
  const zones = locale.getTimeZones?.() ?? [];
  const offsets = new Set(zones.map((zone) => localTime(zone, at)));
  return offsets.size === 1 ? zones.slice(0, 1) : zones;
}

const localTime = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'long' }).format(at).slice(0, 20);
