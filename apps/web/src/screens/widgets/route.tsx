import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { WidgetsScreen } from './widgets-screen.tsx';

export const Route = createFileRoute('/{-$locale}/widgets')({
  loader: ({ context }) =>
    pageTexts(context, (t) => ({
      title: t('screens.widgets.title'),
      description: t('screens.widgets.intro'),
    })),
  component: WidgetsScreen,
});
