import { sheet } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'prints',
  order: 35,
  icon: `${sheet}M8 12h7M8 16h7`,
  address: '/prints',
  roles: ['manager', 'referee', 'scorer', 'admin'],
  parts: ['discipline', 'venue'],
  pages: [page('/prints', async () => (await import('./prints-page.tsx')).PrintsPage)],
};
