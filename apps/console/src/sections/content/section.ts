import { kindNames } from '@podium/content';
import { sheet } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'content',
  order: 40,
  group: 'content',
  icon: `${sheet}M8 12h8M8 16h8`,
  address: '/content',
  roles: ['publisher', 'admin'],
  parts: ['discipline', 'venue', 'team', 'kind', 'language'],
  pages: [
    page('/content', async () => (await import('./overview-page.tsx')).OverviewPage),
    ...kindNames.flatMap((kind) => [
      page(`/${kind}`, async () => (await import('./item-list-page.tsx')).ItemListPage, { kind }),
      page(`/${kind}/create`, async () => (await import('./new-item-page.tsx')).NewItemPage, { kind }),
      page(`/${kind}/:id`, async () => (await import('./item-page.tsx')).ItemPage, { kind }),
    ]),
  ],
  entries: kindNames.map((kind) => ({ address: `/${kind}`, text: `kind.${kind}.names` })),
  decisions: ['content', 'content.publish', 'content.withdraw', 'content.redact'],
  subjectPath: (about) => `/${about.split('/').map(encodeURIComponent).join('/')}`,
  undoPath: ({ type, about, isFirst }) =>
    type === 'content.publish'
      ? `/${about.split('/').map(encodeURIComponent).join('/')}?act=${isFirst ? 'withdraw' : 'versions'}`
      : undefined,
  find: async () => (await import('./find.ts')).findContent,
  card: async () => (await import('./drafts-card.tsx')).DraftsCard,
};
