import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'toFifteen',
    name: {
      en: 'Bouts to 15 touches',
      es: 'Asaltos a 15 tocados',
      pt: 'Assaltos até 15 toques',
      az: '15 zərbəyə qədər görüşlər',
      ar: 'مبارزات حتى 15 لمسة',
      fr: 'Assauts en 15 touches',
    },
    kind: 'individual',
    draw: 'knockout',
    rules: { parts: 3, pointsToWin: 15, levelIsAllowed: false },
  },
  {
    key: 'toFive',
    name: {
      en: 'Bouts to five touches',
      es: 'Asaltos a cinco tocados',
      pt: 'Assaltos até cinco toques',
      az: 'Beş zərbəyə qədər görüşlər',
      ar: 'مبارزات حتى خمس لمسات',
      fr: 'Assauts en cinq touches',
    },
    kind: 'individual',
    draw: 'pools',
    rules: { parts: 1, pointsToWin: 5, levelIsAllowed: false },
  },
];
