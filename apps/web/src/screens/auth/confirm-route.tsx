import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { ConfirmScreen } from './confirm-screen.tsx';

export const Route = createFileRoute('/{-$locale}/auth/confirm')({
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.auth.confirmTitle'),
      description: t('screens.auth.description'),
      isPrivate: true,
    })),
  component: ConfirmScreen,
});
