import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'total',
    name: {
      en: 'Snatch and clean and jerk',
      es: 'Arranque y envión',
      pt: 'Arranco e arremesso',
      az: 'Qopma və təkanla qaldırma',
      ar: 'الخطف والنتر',
      fr: 'Arraché et épaulé-jeté',
    },
    kind: 'individual',
    draw: 'heats',
    rules: {},
  },
];
