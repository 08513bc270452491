import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { FeedbackScreen } from './feedback-screen.tsx';

export const Route = createFileRoute('/{-$locale}/feedback')({
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.feedback.title'),
      description: t('screens.feedback.description'),
      isPrivate: true,
    })),
  component: FeedbackScreen,
});
