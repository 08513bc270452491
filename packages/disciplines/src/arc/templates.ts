import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'individual',
    name: {
      en: 'Individual matches',
      es: 'Enfrentamientos individuales',
      pt: 'Disputas individuais',
      az: 'Fərdi görüşlər',
      ar: 'مواجهات فردية',
      fr: 'Duels individuels',
    },
    kind: 'individual',
    draw: 'knockout',
    rules: {},
  },
  {
    key: 'ranking',
    name: {
      en: 'Ranking round',
      es: 'Ronda de clasificación',
      pt: 'Rodada de classificação',
      az: 'Təsnifat raundu',
      ar: 'جولة الترتيب',
      fr: 'Tour de classement',
    },
    kind: 'individual',
    draw: 'heats',
    rules: { contest: 'ranking', measure: 'points' },
  },
];
