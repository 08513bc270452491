import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { AccountScreen } from './account-screen.tsx';

export const Route = createFileRoute('/{-$locale}/account')({
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.account.title'),
      description: t('screens.account.description'),
      isPrivate: true,
    })),
  component: AccountScreen,
});
