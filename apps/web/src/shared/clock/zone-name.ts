import { intlLocale } from '@podium/i18n';
import type { LanguageDefinition } from '@podium/i18n';

/** A time zone as people call it, `Brasilia Standard Time`; in a language that browsers have no data for by its city. */
export function zoneName(language: Pick<LanguageDefinition, 'intl' | 'own'>, timeZone: string): string {
  const parts = language.own
    ? []
    : new Intl.DateTimeFormat(intlLocale(language), { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return name ?? timeZone.replace(/^.*\//u, '').replaceAll('_', ' ');
}
