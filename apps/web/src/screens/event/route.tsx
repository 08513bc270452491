import { createFileRoute } from '@tanstack/react-router';
import { eventTitle } from '../../shared/program/event-head/event-title.ts';
import { readEventSearch } from '../../shared/program/event-picker/event-search.ts';
import { loadEvent } from '../../shared/program/event-picker/load-event.ts';
import { eventData } from '../../shared/program/linked-data/linked-data.ts';
import { linkedHead } from '../../shared/program/linked-data/linked-head.ts';
import { queries } from '../../shared/shell/queries/queries.ts';
import { stringifySearchText } from '../../shared/shell/search-text.ts';
import { loadSport } from '../../shared/results/sport/load-sport.ts';
import { EventScreen } from './event-screen.tsx';

export const Route = createFileRoute('/{-$locale}/schedule/event')({
  validateSearch: readEventSearch,
  loaderDeps: ({ search: { discipline, event } }) => ({ discipline, event }),
  loader: async (load) => {
    const [texts] = await Promise.all([
      loadEvent(load, '/{-$locale}/schedule/event', (t, event) => {
        if (!event) return { title: t('screens.event.title'), description: t('screens.event.description') };
        const title = eventTitle(t, event);
        return { title, description: t('screens.event.descriptionOf', { name: title }) };
      }),
      loadSport(load.context.language, load.deps.discipline),
    ]);
    return texts;
  },
  head: ({ match }) =>
    import.meta.env.SSR
      ? linkedHead(match, (facts) => {
          const { queryClient, language } = match.context;
          const { event: id = '' } = match.search;
          const event = queryClient.getQueryData(queries.event(language, { id }).queryKey);
          return (
            event &&
            eventData(event, {
              ...facts,
              url: facts.url + stringifySearchText({ discipline: match.search.discipline, event: id }),
            })
          );
        })
      : {},
  staticData: { subject: ['discipline', 'event'] },
  component: EventPage,
});

function EventPage() {
  return <EventScreen search={Route.useSearch()} />;
}
