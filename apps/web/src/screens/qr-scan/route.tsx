import { createFileRoute, redirect } from '@tanstack/react-router';
import { needCamera } from '../../platform/page-needs.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import { ScanScreen } from './scan-screen.tsx';

export const Route = createFileRoute('/{-$locale}/qr-scan')({
  beforeLoad: async ({ location }) => {
    if (!(await needCamera())) throw redirect({ href: location.href, reloadDocument: true });
  },
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.qr-scan.menu'),
      description: t('screens.qr-scan.description'),
      isPrivate: true,
    })),
  component: ScanScreen,
});
