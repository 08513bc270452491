import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { ScoreScreen } from './score-screen.tsx';

export const Route = createFileRoute('/{-$locale}/score')({
  loader: ({ context }) => pageTexts(context, (t) => ({ title: t('screens.score.title'), isPrivate: true })),
  staticData: { layout: 'pointer-counter' },
  component: ScoreScreen,
});
