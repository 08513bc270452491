import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/discipline/$key/schedule')({
  beforeLoad: ({ params, location: { search } }) => {
    throw redirect({
      to: '/{-$locale}/discipline/$key/schedule/$tab/{-$day}',
      params: { ...params, key: params.key.toLowerCase(), tab: 'days', day: undefined },
      search,
      statusCode: 302,
    });
  },
});
