import { createFileRoute, redirect } from '@tanstack/react-router';
import { readEventSearch } from '../../shared/event-picker/event-search.ts';
import { findEvent } from '../../shared/event-picker/find-event.ts';
import { pageTexts } from '../../shared/head.ts';
import { queries } from '../../shared/queries/queries.ts';
import type { EventChoice, EventContext } from '../../shared/event-picker/find-event.ts';
import { EventScreen } from './event-screen.tsx';

export const Route = createFileRoute('/{-$locale}/schedule/event')({
  validateSearch: readEventSearch,
  loaderDeps: ({ search: { discipline, event } }) => ({ discipline, event }),
  loader: async ({ context, params, location, deps: asked }) => {
    const found = await findEvent(context, asked);
    if (found.discipline === asked.discipline && found.event === asked.event) return textsOfEvent(context, found);
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
  component: EventPage,
});

function textsOfEvent({ queryClient, language }: EventContext, { discipline = '', event = '' }: EventChoice) {
  const found = queryClient.getQueryData(queries.event(language, event, discipline).queryKey);
  return pageTexts(language, (t) =>
    found
      ? {
          title: t('shared.pair', { first: found.discipline.name, second: found.name }),
          description: t('screens.event.descriptionOf', { name: found.name }),
        }
      : { title: t('screens.event.title'), description: t('screens.event.description') },
  );
}

function EventPage() {
  return <EventScreen search={Route.useSearch()} />;
}
