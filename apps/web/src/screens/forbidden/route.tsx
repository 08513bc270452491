import { createFileRoute } from '@tanstack/react-router';
import { setPageStatus } from '../../platform/page-status.ts';
import { screenHead } from '../../shared/head.ts';
import { ForbiddenScreen } from './forbidden-screen.tsx';

export const Route = createFileRoute('/{-$locale}/403')({
  loader: () => setPageStatus(403),
  head: ({ match }) => screenHead(match.context, (t) => ({ title: t('shared.forbiddenTitle'), isPrivate: true })),
  component: ForbiddenScreen,
});
