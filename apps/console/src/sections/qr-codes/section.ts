import { box } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'qr-codes',
  order: 100,
  group: 'content',
  icon: `${box(4, 4, 6, 6)}${box(14, 4, 6, 6)}${box(4, 14, 6, 6)}M14 14h2v2M20 14v2M14 20h2M20 20h-1`,
  address: '/qr-codes',
  roles: ['manager', 'admin'],
  pages: [page('/qr-codes', async () => (await import('./qr-codes-page.tsx')).QrCodesPage)],
  decisions: ['qr', 'qr.create', 'qr.withdraw'],
  alarms: ['qr-posted'],
};
