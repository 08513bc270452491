import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'today',
  order: 10,
  group: 'day',
  icon: 'M2 12h5l3-8 4 16 3-8h5',
  address: '/today',
  roles: ['manager', 'referee', 'scorer', 'admin'],
  parts: ['discipline', 'venue'],
  pages: [page('/today', async () => (await import('./today-page.tsx')).TodayPage)],
};
