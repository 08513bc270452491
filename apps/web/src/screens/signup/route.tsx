import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { SignupScreen } from './signup-screen.tsx';

export const Route = createFileRoute('/{-$locale}/signup')({
  staticData: { layout: 'auth' },
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.signup.title'),
      description: t('screens.signup.description'),
      isPrivate: true,
    })),
  component: SignupScreen,
});
