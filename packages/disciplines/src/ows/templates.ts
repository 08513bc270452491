import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'race',
    name: {
      en: 'Open water race',
      es: 'Travesía en aguas abiertas',
      pt: 'Prova em águas abertas',
      az: 'Açıq suda üzmə',
      ar: 'سباق المياه المفتوحة',
      fr: 'Course en eau libre',
    },
    kind: 'individual',
    draw: 'heats',
    rules: { measure: 'time', decimals: 1 },
  },
];
