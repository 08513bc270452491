import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'air',
    name: {
      en: 'Air rifle or pistol, 60 shots',
      es: 'Rifle o pistola de aire, 60 disparos',
      pt: 'Carabina ou pistola de ar, 60 tiros',
      az: 'Pnevmatik tüfəng və ya tapança, 60 atış',
      ar: 'بندقية أو مسدس ضغط هواء، 60 طلقة',
      fr: 'Carabine ou pistolet à air, 60 coups',
    },
    kind: 'individual',
    draw: 'heats',
    rules: { contest: 'ranking', measure: 'points', decimals: 1 },
  },
];
