import { createFileRoute, redirect } from '@tanstack/react-router';
import { readEventSearch } from '../../shared/event-picker/event-search.ts';
import { findEvent } from '../../shared/event-picker/find-event.ts';
import { screenHead } from '../../shared/head.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { EventScreen } from './event-screen.tsx';

export const Route = createFileRoute('/{-$locale}/schedule/event')({
  validateSearch: readEventSearch,
  loaderDeps: ({ search: { discipline, event } }) => ({ discipline, event }),
  loader: async ({ context, params, location, deps: asked }) => {
    const found = await findEvent(context, asked);
    if (found.discipline === asked.discipline && found.event === asked.event) return;
    throw redirect({
      to: '/{-$locale}/schedule/event',
      params,
      search: {
        ...readEventSearch(location.search as Record<string, unknown>),
        ...asked,
        ...found,
        event: found.event,
      },
      statusCode: 302,
    });
  },
  head: ({ match }) =>
    screenHead(match.context, (t) => {
      const { language, queryClient } = match.context;
      const { discipline = '', event = '' } = match.search;
      const found = queryClient.getQueryData(queries.event(language, event, discipline).queryKey);
      if (!found) return { title: t('screens.event.title'), description: t('screens.event.description') };
      const words = { first: found.discipline.name, second: found.name };
      return { title: t('shared.pair', words), description: t('screens.event.descriptionOf', { name: found.name }) };
    }),
  component: EventPage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function EventPage() {
  return <EventScreen search={Route.useSearch()} />;
}
