import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'allAround',
    name: {
      en: 'All-around',
      es: 'Concurso completo',
      pt: 'Individual geral',
      az: 'Çoxnövçülük',
      ar: 'الفردي العام',
      fr: 'Concours général',
    },
    kind: 'individual',
    draw: 'heats',
    rules: { contest: 'judged', measure: 'judged', decimals: 3 },
  },
  {
    key: 'apparatus',
    name: { en: 'One apparatus', es: 'Un aparato', pt: 'Um aparelho', az: 'Bir alət', ar: 'جهاز واحد', fr: 'Un agrès' },
    kind: 'individual',
    draw: 'heats',
    rules: {
      contest: 'judged',
      measure: 'judged',
      decimals: 3,
      judges: 4,
      droppedMarks: 1,
      panel: 'mean',
      difficulty: true,
      deduction: true,
    },
  },
];
