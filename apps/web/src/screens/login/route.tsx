import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { LoginScreen } from './login-screen.tsx';

export const Route = createFileRoute('/{-$locale}/login')({
  staticData: { layout: 'auth' },
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.login.title'),
      description: t('screens.login.description'),
      isPrivate: true,
    })),
  component: LoginScreen,
});
