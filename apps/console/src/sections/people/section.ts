import { circle } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'people',
  order: 130,
  group: 'people',
  icon: `${circle(9, 8, 3.5)}M2 20c0-4 3-6 7-6s7 2 7 6M16 4.700a3.5 3.5 0 0 1 0 6.600M18 14.500c2.5 1 4 3 4 5.5`,
  address: '/people',
  roles: ['admin'],
  pages: [page('/people', async () => (await import('./people-page.tsx')).PeoplePage)],
  decisions: [
    'person',
    'person.change',
    'person.grants',
    'person.erase',
    'person.end-sessions',
    'person.reset-second-factor',
    'person.free-cpf',
  ],
};
