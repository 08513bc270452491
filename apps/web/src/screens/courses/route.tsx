import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { CoursesScreen } from './courses-screen.tsx';

export const Route = createFileRoute('/{-$locale}/courses')({
  loader: async ({ context }) => {
    await context.queryClient.query({ ...queries.courses(context.language), ...fromCache });
    return pageTexts(context, (t) => ({
      title: t('screens.courses.title'),
      description: t('screens.courses.intro'),
    }));
  },
  component: CoursesScreen,
});
