import { circle } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'switches',
  order: 170,
  icon: `M8 6h8a6 6 0 0 1 0 12H8A6 6 0 0 1 8 6z${circle(16, 12, 2)}`,
  address: '/switches',
  roles: ['admin'],
  pages: [page('/switches', async () => (await import('./switches-page.tsx')).SwitchesPage)],
  decisions: ['switch.set'],
  alarms: ['awards-taken-back'],
  banner: async () => (await import('./switch-banners.tsx')).SwitchBanners,
};
