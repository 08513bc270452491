import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/schedule')({
  beforeLoad: ({ params, location: { search } }) => {
    throw redirect({ to: '/{-$locale}/schedule/disciplines', params, search, statusCode: 302 });
  },
});
