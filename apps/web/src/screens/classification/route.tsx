import { createFileRoute } from '@tanstack/react-router';
import { eventTitle } from '../../shared/program/event-head/event-title.ts';
import { readEventSearch } from '../../shared/program/event-picker/event-search.ts';
import { loadEvent } from '../../shared/program/event-picker/load-event.ts';
import { ClassificationScreen } from './classification-screen.tsx';

export const Route = createFileRoute('/{-$locale}/schedule/classification')({
  validateSearch: readEventSearch,
  loaderDeps: ({ search: { discipline, event } }) => ({ discipline, event }),
  loader: (load) =>
    loadEvent(load, '/{-$locale}/schedule/classification', (t, event) => {
      if (!event)
        return { title: t('screens.classification.title'), description: t('screens.classification.description') };
      const title = eventTitle(t, event);
      return { title, description: t('screens.classification.descriptionOf', { name: title }) };
    }),
  staticData: { subject: ['discipline', 'event'], board: 'standing' },
  component: ClassificationPage,
});

function ClassificationPage() {
  return <ClassificationScreen search={Route.useSearch()} />;
}
