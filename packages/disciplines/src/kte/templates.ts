import type { EventTemplate } from '../event-template.ts';

export const templates: readonly EventTemplate[] = [
  {
    key: 'kumite',
    name: {
      en: 'Kumite, two bronze medals',
      es: 'Kumite, dos medallas de bronce',
      pt: 'Kumite, duas medalhas de bronze',
      az: 'Kumite, iki bürünc medal',
      ar: 'كوميتيه مع ميداليتين برونزيتين',
      fr: 'Kumité, deux médailles de bronze',
    },
    kind: 'individual',
    draw: 'repechage',
    rules: { bronzes: 2 },
  },
];
