import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { CodeScreen } from './code-screen.tsx';

export const Route = createFileRoute('/{-$locale}/q')({
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.qr-scan.codeTitle'),
      description: t('screens.qr-scan.description'),
      isPrivate: true,
    })),
  component: CodeScreen,
});
