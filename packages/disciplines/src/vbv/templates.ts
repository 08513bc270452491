import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'bestOfThree',
    name: {
      en: 'Best of three sets to 21',
      es: 'Al mejor de tres sets a 21',
      pt: 'Melhor de três sets até 21',
      az: '21 xala qədər üç setdən ibarət oyun',
      ar: 'الأفضل من ثلاثة أشواط حتى 21 نقطة',
      fr: 'Deux sets gagnants de 21 points',
    },
    kind: 'team',
    draw: 'pools',
    rules: { parts: 3, pointsToWin: 21, pointsInLastPart: 15, lead: 2, teamSize: 2 },
  },
  {
    key: 'oneSet',
    name: {
      en: 'One set to 21',
      es: 'Un set a 21',
      pt: 'Um set até 21',
      az: '21 xala qədər bir set',
      ar: 'شوط واحد حتى 21 نقطة',
      fr: 'Un set de 21 points',
    },
    kind: 'team',
    draw: 'pools',
    rules: { parts: 1, pointsToWin: 21, lead: 2, teamSize: 2 },
  },
];
