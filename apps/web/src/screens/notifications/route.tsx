import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { NotificationsScreen } from './notifications-screen.tsx';

export const Route = createFileRoute('/{-$locale}/notifications')({
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.notifications.title'),
      description: t('screens.notifications.description'),
    })),
  component: NotificationsScreen,
});
