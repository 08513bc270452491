import { createFileRoute, notFound } from '@tanstack/react-router';
import { describeFailure } from '../../platform/read-error.ts';
import { pageTexts } from '../../shared/head.ts';
import { fromCache, queries } from '../../shared/queries/queries.ts';
import { CourseScreen } from './course-screen.tsx';

export const Route = createFileRoute('/{-$locale}/courses/$id')({
  loader: async ({ context, params: { id } }) => {
    const { queryClient, language } = context;
    const course = await queryClient
      .query({ ...queries.course(language, { id }), ...fromCache })
      .catch((error: unknown) => {
        if (describeFailure(error).status === 404) throw notFound();
        throw error;
      });
    return pageTexts(context, () => ({ title: course.title.text, description: course.summary.text.slice(0, 200) }));
  },
  component: CoursePage,
});

function CoursePage() {
  const { id } = Route.useParams();
  return <CourseScreen key={id} id={id} />;
}
