import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'bestOfFive',
    name: {
      en: 'Best of five games to 11',
      es: 'Al mejor de cinco juegos a 11',
      pt: 'Melhor de cinco games até 11',
      az: '11 xala qədər beş setdən ibarət oyun',
      ar: 'الأفضل من خمسة أشواط حتى 11 نقطة',
      fr: 'Trois manches gagnantes de 11 points',
    },
    kind: 'individual',
    draw: 'knockout',
    rules: { parts: 5, pointsToWin: 11, lead: 2 },
  },
  {
    key: 'bestOfThree',
    name: {
      en: 'Best of three games to 11',
      es: 'Al mejor de tres juegos a 11',
      pt: 'Melhor de três games até 11',
      az: '11 xala qədər üç setdən ibarət oyun',
      ar: 'الأفضل من ثلاثة أشواط حتى 11 نقطة',
      fr: 'Deux manches gagnantes de 11 points',
    },
    kind: 'individual',
    draw: 'pools',
    rules: { parts: 3, pointsToWin: 11, lead: 2 },
  },
];
