import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { VerifyScreen } from './verify-screen.tsx';

export const Route = createFileRoute('/{-$locale}/verify')({
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.verify.title'),
      description: t('screens.verify.intro'),
      isPrivate: true,
    })),
  component: VerifyPage,
});

function VerifyPage() {
  return <VerifyScreen />;
}
