import type { LanguageCode } from '@podium/contract';

const phrases = {
  en: {
    item: '{sport}: {event}, {phase}',
    itemWithoutPhase: '{sport}: {name}',
    place: '{venue}, {location}',
    calendar: '{games}: {what}',
    medals: 'Medal events',
  },
  es: {
    item: '{sport}: {event}, {phase}',
    itemWithoutPhase: '{sport}: {name}',
    place: '{venue}, {location}',
    calendar: '{games}: {what}',
    medals: 'Pruebas con medallas',
  },
  pt: {
    item: '{sport}: {event}, {phase}',
    itemWithoutPhase: '{sport}: {name}',
    place: '{venue}, {location}',
    calendar: '{games}: {what}',
    medals: 'Provas com medalhas',
  },
  az: {
    item: '{sport}: {event}, {phase}',
    itemWithoutPhase: '{sport}: {name}',
    place: '{venue}, {location}',
    calendar: '{games}: {what}',
    medals: 'Medal yarışları',
  },
  ar: {
    item: '{sport}: {event}، {phase}',
    itemWithoutPhase: '{sport}: {name}',
    place: '{venue}، {location}',
    calendar: '{games}: {what}',
    medals: 'منافسات الميداليات',
  },
  fr: {
    item: '{sport}\u00a0: {event}, {phase}',
    itemWithoutPhase: '{sport}\u00a0: {name}',
    place: '{venue}, {location}',
    calendar: '{games}\u00a0: {what}',
    medals: 'Épreuves à médailles',
  },
} as const satisfies Record<LanguageCode, Record<string, string>>;

/** A phrase of a calendar file with its places filled: `Swimming: Women's 200 m Freestyle, Final`. */
export function phrase(
  language: LanguageCode,
  key: keyof (typeof phrases)['en'],
  values: Readonly<Record<string, string>> = {},
): string {
  return phrases[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
