import { box } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'prints',
  order: 35,
  group: 'paper',
  icon: `${box(7, 14, 10, 7)}M7 8V3h10v5M7 17H4V8h16v9h-3`,
  address: '/prints',
  roles: ['manager', 'referee', 'scorer', 'admin'],
  parts: ['discipline', 'venue'],
  pages: [
    page('/prints', async () => (await import('./prints-page.tsx')).PrintsPage),
    page('/prints/doors', async () => (await import('./doors/doors-page.tsx')).DoorsPage),
  ],
};
