import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'individual',
    name: { en: 'Individual', es: 'Individual', pt: 'Individual', az: 'Fərdi', ar: 'فردي', fr: 'Individuel' },
    kind: 'individual',
    draw: 'heats',
    rules: { contest: 'judged', measure: 'judged', decimals: 3 },
  },
  {
    key: 'group',
    name: {
      en: 'Groups of five',
      es: 'Conjuntos de cinco',
      pt: 'Conjuntos de cinco',
      az: 'Beş nəfərlik qruplar',
      ar: 'مجموعات من خمس لاعبات',
      fr: 'Ensembles de cinq',
    },
    kind: 'team',
    draw: 'heats',
    rules: { contest: 'judged', measure: 'judged', decimals: 3, teamSize: 5 },
  },
];
