import { box } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'program-items',
  order: 25,
  group: 'day',
  icon: `${box(4, 5, 16, 16)}M4 10h16M8 3v4M16 3v4M12 12.5v6M9 15.5h6`,
  address: '/program-items',
  roles: ['manager', 'admin'],
  parts: ['discipline', 'venue'],
  pages: [page('/program-items', async () => (await import('./items-page.tsx')).ItemsPage)],
  decisions: ['schedule', 'schedule.add', 'schedule.change', 'schedule.remove'],
};
