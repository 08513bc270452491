import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'time',
    name: {
      en: 'Fixed distance on the ergometer',
      es: 'Distancia fija en el ergómetro',
      pt: 'Distância fixa no ergômetro',
      az: 'Erqometrdə sabit məsafə',
      ar: 'مسافة ثابتة على جهاز التجديف',
      fr: 'Distance fixe sur ergomètre',
    },
    kind: 'individual',
    draw: 'heats',
    rules: { measure: 'time', decimals: 1 },
  },
];
