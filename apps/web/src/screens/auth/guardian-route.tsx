import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { GuardianScreen } from './guardian-screen.tsx';

export const Route = createFileRoute('/{-$locale}/auth/guardian')({
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.auth.guardianTitle'),
      description: t('screens.auth.description'),
      isPrivate: true,
    })),
  component: GuardianScreen,
});
