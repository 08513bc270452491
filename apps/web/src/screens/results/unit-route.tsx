import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/discipline/$key/results/$unit')({
  beforeLoad: ({ params, location: { search } }) => {
    throw redirect({
      to: '/{-$locale}/discipline/$key/results/$unit/$tab',
      params: { ...params, tab: 'results' },
      search,
      statusCode: 302,
    });
  },
});
