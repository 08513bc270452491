import { takeBackPath } from './take-back-path.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'first-games',
  order: 180,
  group: 'setUp',
  icon: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 3 1 5 4 5M16 6h4c0 3-1 5-4 5M12 14v6M8 20h8',
  address: '/first-games',
  roles: ['manager', 'admin'],
  pages: [page('/first-games', async () => (await import('./first-games-page.tsx')).FirstGamesPage)],
  openPages: [page('/entries', async () => (await import('./delegation-entries/send-page.tsx')).SendPage)],
  decisions: ['plan.publish', 'plan.act', 'plan.take-back', 'entries.links', 'entries.link-revoked', 'entries.taken'],
  undoPath: ({ type }) => (type === 'plan.publish' || type === 'plan.act' ? takeBackPath : undefined),
  isFirstWithoutGames: true,
  card: async () => (await import('./waiting/waiting-card.tsx')).WaitingCard,
  isCardFirst: true,
};
