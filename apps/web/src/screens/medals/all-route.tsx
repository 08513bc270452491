import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/medals')({
  beforeLoad: ({ params, location }) => {
    throw redirect({
      to: '/{-$locale}/medals/$discipline',
      params: { ...params, discipline: 'all' },
      search: location.search,
      statusCode: 302,
    });
  },
});
