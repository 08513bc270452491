import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'rounds',
    name: {
      en: 'Best of three rounds, two bronze medals',
      es: 'Al mejor de tres asaltos, dos medallas de bronce',
      pt: 'Melhor de três rounds, duas medalhas de bronze',
      az: 'Üç raund, iki bürünc medal',
      ar: 'الأفضل من ثلاث جولات مع ميداليتين برونزيتين',
      fr: 'Deux reprises gagnantes, deux médailles de bronze',
    },
    kind: 'individual',
    draw: 'repechage',
    repechageOf: 'finalists',
    rules: { parts: 3, bronzes: 2 },
  },
];
