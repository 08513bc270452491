import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { ForgotScreen } from './forgot-screen.tsx';

export const Route = createFileRoute('/{-$locale}/auth/forgot')({
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.auth.forgotTitle'),
      description: t('screens.auth.description'),
      isPrivate: true,
    })),
  component: ForgotScreen,
});
