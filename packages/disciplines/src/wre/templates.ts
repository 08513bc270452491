import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'twoBronzes',
    name: {
      en: 'Two periods, two bronze medals',
      es: 'Dos períodos, dos medallas de bronce',
      pt: 'Dois períodos, duas medalhas de bronze',
      az: 'İki dövr, iki bürünc medal',
      ar: 'فترتان مع ميداليتين برونزيتين',
      fr: 'Deux périodes, deux médailles de bronze',
    },
    kind: 'individual',
    draw: 'repechage',
    repechageOf: 'finalists',
    rules: { part: 'period', parts: 2, bronzes: 2 },
  },
];
