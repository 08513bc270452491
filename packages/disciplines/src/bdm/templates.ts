import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'bestOfThree',
    name: {
      en: 'Best of three games to 21',
      es: 'Al mejor de tres juegos a 21',
      pt: 'Melhor de três games até 21',
      az: '21 xala qədər üç setdən ibarət oyun',
      ar: 'الأفضل من ثلاثة أشواط حتى 21 نقطة',
      fr: 'Deux manches gagnantes de 21 points',
    },
    kind: 'individual',
    draw: 'knockout',
    rules: { parts: 3, pointsToWin: 21, lead: 2, cap: 30 },
  },
  {
    key: 'oneGame',
    name: {
      en: 'One game to 21',
      es: 'Un juego a 21',
      pt: 'Um game até 21',
      az: '21 xala qədər bir set',
      ar: 'شوط واحد حتى 21 نقطة',
      fr: 'Une manche de 21 points',
    },
    kind: 'individual',
    draw: 'pools',
    rules: { parts: 1, pointsToWin: 21, lead: 2, cap: 30 },
  },
];
