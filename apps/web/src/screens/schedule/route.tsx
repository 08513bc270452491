import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/schedule')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/{-$locale}/schedule/disciplines', params, statusCode: 302 });
  },
});
