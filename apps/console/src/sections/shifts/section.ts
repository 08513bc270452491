import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'shifts',
  order: 46,
  group: 'people',
  icon: 'M12 3a9 9 0 1 0 9 9M12 7v5l3 2M17 5l2 2 3-4',
  address: '/shifts',
  roles: ['manager', 'publisher', 'admin'],
  parts: ['kind'],
  kind: 'volunteer-area',
  pages: [page('/shifts', async () => (await import('./shifts-page.tsx')).ShiftsPage)],
  openPages: [page('/shift', async () => (await import('./volunteer/volunteer-page.tsx')).VolunteerPage)],
  decisions: ['shift', 'shift.add', 'shift.change', 'shift.remove', 'shift.link', 'shift.link-revoked'],
};
