import { createFileRoute } from '@tanstack/react-router';
import { setPageStatus } from '../../platform/page-status.ts';
import { pageTexts } from '../../shared/head.ts';
import { ForbiddenScreen } from './forbidden-screen.tsx';

export const Route = createFileRoute('/{-$locale}/403')({
  loader: async ({ context: { language } }) => {
    await setPageStatus(403);
    return pageTexts(language, (t) => ({ title: t('shared.forbiddenTitle'), isPrivate: true }));
  },
  component: ForbiddenScreen,
});
