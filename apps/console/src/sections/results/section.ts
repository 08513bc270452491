import { box } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'results',
  order: 30,
  group: 'day',
  icon: `${box(3, 6, 18, 13)}M12 6v13M8 3v3M16 3v3M7 10v5M16 10h2v5h-2z`,
  address: '/results',
  roles: ['manager', 'referee', 'scorer', 'admin'],
  parts: ['discipline', 'venue'],
  card: async () => (await import('./contest-desk/contest-desk-card.tsx')).ContestDeskCard,
  find: async () => (await import('./find.ts')).findContests,
  pages: [
    page('/results', async () => (await import('./results-page.tsx')).ResultsPage),
    page('/results/scorer-links', async () => (await import('./valid-links-page.tsx')).ValidLinksPage),
    page('/results/:unit/round', async () => (await import('./round/round-page.tsx')).RoundPage),
    page('/results/:unit/check-in', async () => (await import('./check-in-page.tsx')).CheckInPage),
    page('/results/:unit', async () => (await import('./sheet-page.tsx')).SheetPage),
  ],
  subjectPath: (about) => (about.startsWith('unit/') ? `/results/${encodeURIComponent(about.slice(5))}` : undefined),
  undoPath: ({ type, about }) =>
    type === 'result.confirm' && about.startsWith('unit/')
      ? `/results/${encodeURIComponent(about.slice(5))}?act=reopen`
      : undefined,
  alarms: ['result-contradicted'],
  decisions: [
    'result.enter',
    'result.confirm',
    'result.correct',
    'result.release',
    'result.link',
    'result.link-revoked',
  ],
};
