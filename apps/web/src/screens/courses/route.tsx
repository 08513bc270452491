import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { fromCache, queries } from '../../shared/queries/queries.ts';
import { CoursesScreen } from './courses-screen.tsx';
import { readCoursesSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/courses')({
  validateSearch: readCoursesSearch,
  loader: async ({ context }) => {
    await context.queryClient.query({ ...queries.courses(context.language), ...fromCache });
    return pageTexts(context, (t) => ({
      title: t('screens.courses.menu'),
      description: t('screens.courses.description'),
    }));
  },
  component: CoursesPage,
});

function CoursesPage() {
  return <CoursesScreen search={Route.useSearch()} />;
}
