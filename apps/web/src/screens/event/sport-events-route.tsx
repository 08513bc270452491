import { createFileRoute, redirect } from '@tanstack/react-router';

/** The events of a sport have no page of their own: they are part of the schedule, to which “All events” links. */
export const Route = createFileRoute('/{-$locale}/discipline/$key/events')({
  beforeLoad: ({ params: { locale, key }, location: { search } }) => {
    throw redirect({
      to: '/{-$locale}/schedule/event',
      params: { locale },
      search: { ...search, discipline: key.toLowerCase() },
      statusCode: 302,
    });
  },
});
