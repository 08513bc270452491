import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'twoBronzes',
    name: {
      en: 'Knockout, two bronze medals',
      es: 'Eliminatorias, dos medallas de bronce',
      pt: 'Eliminatórias, duas medalhas de bronze',
      az: 'Pley-off, iki bürünc medal',
      ar: 'خروج المغلوب مع ميداليتين برونزيتين',
      fr: 'Élimination directe, deux médailles de bronze',
    },
    kind: 'individual',
    draw: 'repechage',
    rules: { bronzes: 2 },
  },
];
