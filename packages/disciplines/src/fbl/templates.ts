import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'halves',
    name: {
      en: 'Two halves, extra time, shootout',
      es: 'Dos tiempos, prórroga y penaltis',
      pt: 'Dois tempos, prorrogação e pênaltis',
      az: 'İki hissə, əlavə vaxt, penaltilər',
      ar: 'شوطان ووقت إضافي وركلات ترجيح',
      fr: 'Deux mi-temps, prolongation, tirs au but',
    },
    kind: 'team',
    draw: 'pools',
    rules: {
      part: 'half',
      parts: 2,
      decidedBy: ['extra-time', 'shoot-out'],
      winPoints: 3,
      drawPoints: 1,
      teamSize: 11,
    },
  },
  {
    key: 'sevenASide',
    name: {
      en: 'Seven-a-side, shootout',
      es: 'Fútbol 7, con penaltis',
      pt: 'Futebol 7, com pênaltis',
      az: 'Yeddinəfərlik futbol, penaltilərlə',
      ar: 'كرة قدم بسبعة لاعبين مع ركلات ترجيح',
      fr: 'Football à sept, tirs au but',
    },
    kind: 'team',
    draw: 'pools',
    rules: { part: 'half', parts: 2, decidedBy: ['shoot-out'], winPoints: 3, drawPoints: 1, teamSize: 7 },
  },
];
