import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'bestOfFive',
    name: {
      en: 'Best of five sets to 25',
      es: 'Al mejor de cinco sets a 25',
      pt: 'Melhor de cinco sets até 25',
      az: '25 xala qədər beş setdən ibarət oyun',
      ar: 'الأفضل من خمسة أشواط حتى 25 نقطة',
      fr: 'Trois sets gagnants de 25 points',
    },
    kind: 'team',
    draw: 'pools',
    rules: { parts: 5, pointsToWin: 25, pointsInLastPart: 15, lead: 2, teamSize: 6 },
  },
  {
    key: 'bestOfThree',
    name: {
      en: 'Best of three sets to 25',
      es: 'Al mejor de tres sets a 25',
      pt: 'Melhor de três sets até 25',
      az: '25 xala qədər üç setdən ibarət oyun',
      ar: 'الأفضل من ثلاثة أشواط حتى 25 نقطة',
      fr: 'Deux sets gagnants de 25 points',
    },
    kind: 'team',
    draw: 'pools',
    rules: { parts: 3, pointsToWin: 25, pointsInLastPart: 15, lead: 2, teamSize: 6 },
  },
];
