import { intlLocale } from './language.ts';
import type { LanguageDefinition } from './language.ts';

/**
 * Cache of the few zone names in use: every page shows the venue's, and looking it up takes a twentieth of the
 * rendering time.
 */
const zoneNames = new Map<string, string>();

/** The common name of a time zone, `Brasilia Standard Time`; its city in languages for which browsers have no data. */
export function zoneName(language: Pick<LanguageDefinition, 'intl' | 'own'>, timeZone: string): string {
  const key = `${language.intl} ${timeZone}`;
  const name = zoneNames.get(key) ?? (language.own ? undefined : namedByIntl(language, timeZone)) ?? cityOf(timeZone);
  zoneNames.set(key, name);
  return name;
}

/** A time zone in a list to choose from: `Sao Paulo · Brasilia Standard Time`. Different zones have different labels. */
export function zoneLabel(language: Pick<LanguageDefinition, 'intl' | 'own'>, timeZone: string): string {
  const city = timeZone.replaceAll('_', ' ').split('/').slice(1).reverse().join(', ') || timeZone;
  const name = zoneName(language, timeZone);
  return city === name ? city : `${city} · ${name}`;
}

const namedByIntl = (language: Pick<LanguageDefinition, 'intl' | 'own'>, timeZone: string): string | undefined =>
  new Intl.DateTimeFormat(intlLocale(language), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;

const cityOf = (timeZone: string): string => timeZone.replace(/^.*\//u, '').replaceAll('_', ' ');
