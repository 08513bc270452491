import { createFileRoute } from '@tanstack/react-router';
import { workshopPage } from './workshop-page.ts';
import { TestTrampolinePage } from './test-trampoline-page.tsx';

export const Route = createFileRoute('/{-$locale}/test-trampoline')({
  ...workshopPage('test-trampoline'),
  staticData: { layout: 'default' },
  component: TestTrampolinePage,
});
