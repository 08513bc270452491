import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { AuthScreen } from './auth-screen.tsx';

export const Route = createFileRoute('/{-$locale}/auth')({
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.auth.title'),
      description: t('screens.auth.description'),
      isPrivate: true,
    })),
  component: AuthScreen,
});
