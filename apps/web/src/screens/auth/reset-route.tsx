import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { ResetScreen } from './reset-screen.tsx';

export const Route = createFileRoute('/{-$locale}/auth/reset')({
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.auth.resetTitle'),
      description: t('screens.auth.description'),
      isPrivate: true,
    })),
  component: ResetScreen,
});
