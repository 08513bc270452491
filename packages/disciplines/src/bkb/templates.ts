import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'quarters',
    name: {
      en: 'Four quarters, with overtime',
      es: 'Cuatro cuartos, con prórroga',
      pt: 'Quatro quartos, com prorrogação',
      az: 'Dörd rüb, əlavə vaxtla',
      ar: 'أربعة أرباع مع وقت إضافي',
      fr: 'Quatre quart-temps, avec prolongation',
    },
    kind: 'team',
    draw: 'pools',
    rules: {
      part: 'quarter',
      parts: 4,
      levelIsAllowed: false,
      decidedBy: ['extra-time'],
      winPoints: 2,
      drawPoints: 1,
      teamSize: 5,
    },
  },
  {
    key: 'halves',
    name: {
      en: 'Two halves, with overtime',
      es: 'Dos tiempos, con prórroga',
      pt: 'Dois tempos, com prorrogação',
      az: 'İki hissə, əlavə vaxtla',
      ar: 'شوطان مع وقت إضافي',
      fr: 'Deux mi-temps, avec prolongation',
    },
    kind: 'team',
    draw: 'pools',
    rules: { part: 'half', parts: 2, levelIsAllowed: false, decidedBy: ['extra-time'], teamSize: 5 },
  },
];
