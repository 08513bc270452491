import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'roadRace',
    name: {
      en: 'Road race',
      es: 'Carrera en ruta',
      pt: 'Prova de estrada',
      az: 'Şose yarışı',
      ar: 'سباق الطريق',
      fr: 'Course sur route',
    },
    kind: 'individual',
    draw: 'heats',
    rules: { measure: 'time', decimals: 0 },
  },
  {
    key: 'timeTrial',
    name: {
      en: 'Time trial',
      es: 'Contrarreloj',
      pt: 'Contrarrelógio',
      az: 'Fərdi vaxt yarışı',
      ar: 'سباق ضد الساعة',
      fr: 'Contre-la-montre',
    },
    kind: 'individual',
    draw: 'heats',
    rules: { measure: 'time', decimals: 2 },
  },
];
