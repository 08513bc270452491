import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/participants')({
  beforeLoad: ({ params, location }) => {
    throw redirect({
      to: '/{-$locale}/participants/$tab',
      params: { ...params, tab: 'athletes' },
      search: location.search,
      statusCode: 302,
    });
  },
});
