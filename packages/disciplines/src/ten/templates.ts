import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'bestOfThree',
    name: {
      en: 'Best of three sets',
      es: 'Al mejor de tres sets',
      pt: 'Melhor de três sets',
      az: 'Üç setdən ibarət oyun',
      ar: 'الأفضل من ثلاث مجموعات',
      fr: 'Deux sets gagnants',
    },
    kind: 'individual',
    draw: 'knockout',
    rules: {},
  },
];
