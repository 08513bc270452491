import { createFileRoute } from '@tanstack/react-router';
import { workshopPage } from './workshop-page.ts';
import { MatchStatsPage } from './match-stats-page.tsx';

export const Route = createFileRoute('/{-$locale}/match-stats')({
  ...workshopPage('match-stats'),
  staticData: { layout: 'pointer-counter' },
  component: MatchStatsPage,
});
