import { createFileRoute } from '@tanstack/react-router';
import { workshopPage } from './workshop-page.ts';
import { MoreDevPage } from './more-dev-page.tsx';

export const Route = createFileRoute('/{-$locale}/more-dev')({
  ...workshopPage('more-dev'),
  staticData: { layout: 'default' },
  component: MoreDevPage,
});
