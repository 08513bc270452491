import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'individual',
    name: {
      en: 'Individual routine',
      es: 'Ejercicio individual',
      pt: 'Série individual',
      az: 'Fərdi çıxış',
      ar: 'تمرين فردي',
      fr: 'Exercice individuel',
    },
    kind: 'individual',
    draw: 'heats',
    rules: {
      contest: 'judged',
      measure: 'judged',
      decimals: 3,
      judges: 5,
      droppedMarks: 1,
      panel: 'sum',
      difficulty: true,
    },
  },
];
