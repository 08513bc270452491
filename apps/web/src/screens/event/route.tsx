import { createFileRoute } from '@tanstack/react-router';
import { readEventSearch } from '../../shared/event-picker/event-search.ts';
import { loadEvent } from '../../shared/event-picker/load-event.ts';
import { EventScreen } from './event-screen.tsx';

export const Route = createFileRoute('/{-$locale}/schedule/event')({
  validateSearch: readEventSearch,
  loaderDeps: ({ search: { discipline, event } }) => ({ discipline, event }),
  loader: (load) =>
    loadEvent(load, '/{-$locale}/schedule/event', (t, event) =>
      event
        ? {
            title: t('shared.pair', { first: event.discipline.name, second: event.name }),
            description: t('screens.event.descriptionOf', { name: event.name }),
          }
        : { title: t('screens.event.title'), description: t('screens.event.description') },
    ),
  component: EventPage,
});

function EventPage() {
  return <EventScreen search={Route.useSearch()} />;
}
