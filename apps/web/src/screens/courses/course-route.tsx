import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { CourseScreen } from './course-screen.tsx';

export const Route = createFileRoute('/{-$locale}/courses/$id')({
  loader: async ({ context, params: { id } }) => {
    const course = await context.queryClient.query({ ...queries.course(context.language, { id }), ...fromCache });
    return pageTexts(context, () => ({ title: course.title.text, description: course.summary.text }));
  },
  component: CoursePage,
});

function CoursePage() {
  const { id } = Route.useParams();
  return <CourseScreen key={id} id={id} />;
}
