import { circle } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'erasures',
  order: 140,
  group: 'people',
  icon: `${circle(9, 8, 4)}M2 21c0-5 3-7 7-7s7 2 7 7M16 10h6`,
  address: '/erasures',
  roles: ['admin'],
  pages: [page('/erasures', async () => (await import('./erasures-page.tsx')).ErasuresPage)],
  decisions: ['erasure', 'erasure.record', 'erasure.erase', 'erasure.done', 'erasure.refuse'],
  alarms: ['erasure-due'],
};
