import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'access-log',
  order: 70,
  icon: 'M4 20h16M7 16v-4M12 16V6M17 16V9',
  address: '/access-log',
  isOutside: true,
  roles: ['manager', 'admin'],
  pages: [],
};
