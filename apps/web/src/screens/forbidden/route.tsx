import { createFileRoute } from '@tanstack/react-router';
import { setPageStatus } from '../../platform/page-status.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import { ForbiddenScreen } from './forbidden-screen.tsx';

export const Route = createFileRoute('/{-$locale}/403')({
  loader: async ({ context }) => {
    await setPageStatus(403);
    return pageTexts(context, (t) => ({ title: t('shared.forbiddenTitle'), isPrivate: true }));
  },
  component: ForbiddenScreen,
});
