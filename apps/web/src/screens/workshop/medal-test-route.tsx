import { createFileRoute } from '@tanstack/react-router';
import { workshopPage } from './workshop-page.ts';
import { MedalTestPage } from './medal-test-page.tsx';

export const Route = createFileRoute('/{-$locale}/medal-test')({
  ...workshopPage('medal-test'),
  staticData: { layout: 'default' },
  component: MedalTestPage,
});
