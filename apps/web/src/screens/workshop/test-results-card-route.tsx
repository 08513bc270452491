import { createFileRoute } from '@tanstack/react-router';
import { workshopPage } from './workshop-page.ts';
import { TestResultsCardPage } from './test-results-card-page.tsx';

export const Route = createFileRoute('/{-$locale}/test-results-card')({
  ...workshopPage('test-results-card'),
  staticData: { layout: 'default' },
  component: TestResultsCardPage,
});
