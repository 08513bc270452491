import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: '50m',
    name: {
      en: '50 m freestyle',
      es: '50 m libre',
      pt: '50 m livre',
      az: '50 m sərbəst üsulla',
      ar: '50 م حرة',
      fr: '50 m nage libre',
    },
    kind: 'individual',
    draw: 'heats',
    rules: { measure: 'time', decimals: 2, lanes: 8 },
  },
  {
    key: 'relay',
    name: {
      en: '4 × 50 m freestyle relay',
      es: 'Relevo 4 × 50 m libre',
      pt: 'Revezamento 4 × 50 m livre',
      az: '4 × 50 m sərbəst üsulla estafet',
      ar: 'تتابع 4 × 50 م حرة',
      fr: 'Relais 4 × 50 m nage libre',
    },
    kind: 'team',
    draw: 'heats',
    rules: { measure: 'time', decimals: 2, lanes: 8, teamSize: 4 },
  },
];
