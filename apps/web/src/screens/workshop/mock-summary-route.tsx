import { createFileRoute } from '@tanstack/react-router';
import { workshopPage } from './workshop-page.ts';
import { MockSummaryPage } from './mock-summary-page.tsx';

export const Route = createFileRoute('/{-$locale}/mock-summary')({
  ...workshopPage('mock-summary'),
  staticData: { layout: 'default' },
  component: MockSummaryPage,
});
