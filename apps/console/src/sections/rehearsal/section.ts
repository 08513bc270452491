import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'rehearsal',
  order: 185,
  group: 'setUp',
  icon: 'M8 5v14l11-7zM4 5v14',
  address: '/rehearsal',
  roles: ['manager', 'admin'],
  pages: [page('/rehearsal', async () => (await import('./rehearsal-page.tsx')).RehearsalPage)],
  decisions: ['rehearsal.begin', 'rehearsal.discard', 'rehearsal.end'],
  banner: async () => (await import('./rehearsal-banner.tsx')).RehearsalBanner,
};
