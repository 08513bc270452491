import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'sprint',
    name: {
      en: 'Sprint distance',
      es: 'Distancia sprint',
      pt: 'Distância sprint',
      az: 'Sprint məsafəsi',
      ar: 'سباق السرعة',
      fr: 'Distance sprint',
    },
    kind: 'individual',
    draw: 'heats',
    rules: { measure: 'time', decimals: 0 },
  },
  {
    key: 'relay',
    name: {
      en: 'Relay of four',
      es: 'Relevo de cuatro',
      pt: 'Revezamento de quatro',
      az: 'Dörd nəfərlik estafet',
      ar: 'تتابع من أربعة',
      fr: 'Relais à quatre',
    },
    kind: 'team',
    draw: 'heats',
    rules: { measure: 'time', decimals: 0, teamSize: 4 },
  },
];
