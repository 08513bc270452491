import { createFileRoute, redirect } from '@tanstack/react-router';

/** The events of a sport have no page below it: they stand with the schedule, where “All events” leads. */
export const Route = createFileRoute('/{-$locale}/discipline/$key/events')({
  beforeLoad: ({ params: { locale, key } }) => {
    throw redirect({
      to: '/{-$locale}/schedule/event',
      params: { locale },
      search: { discipline: key.toLowerCase() },
      statusCode: 302,
    });
  },
});
