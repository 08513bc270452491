import type { Language } from '@podium/games';

/** What stands in the place of a name where only a number is public. */
const athleteNumber: Readonly<Record<Language, string>> = {
  en: 'Athlete {number}',
  es: 'Deportista {number}',
  pt: 'Atleta {number}',
  az: 'İdmançı {number}',
  ar: 'الرياضي {number}',
  fr: 'Athlète {number}',
};

export function personNumberText(number: string, language: Language): string {
  return athleteNumber[language].replace('{number}', number);
}
