import { circle } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

/** A stopwatch. */
export const section: Section = {
  name: 'timing',
  order: 155,
  group: 'setUp',
  icon: `${circle(12, 14, 7)}M12 14V10M9 3h6M12 3v4M18 7.500l1.500-1.500`,
  address: '/timing',
  roles: ['admin', 'manager', 'referee'],
  pages: [page('/timing', async () => (await import('./timing-page.tsx')).TimingPage)],
};
