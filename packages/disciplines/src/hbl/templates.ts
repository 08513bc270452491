import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'halves',
    name: {
      en: 'Two halves, extra time, shootout',
      es: 'Dos tiempos, prórroga y penaltis',
      pt: 'Dois tempos, prorrogação e tiros de sete metros',
      az: 'İki hissə, əlavə vaxt, penaltilər',
      ar: 'شوطان ووقت إضافي ورميات ترجيح',
      fr: 'Deux mi-temps, prolongation, jets de sept mètres',
    },
    kind: 'team',
    draw: 'pools',
    rules: { part: 'half', parts: 2, decidedBy: ['extra-time', 'shoot-out'], winPoints: 2, drawPoints: 1, teamSize: 7 },
  },
];
