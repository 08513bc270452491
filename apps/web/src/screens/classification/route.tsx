import { createFileRoute } from '@tanstack/react-router';
import { readEventSearch } from '../../shared/event-picker/event-search.ts';
import { loadEvent } from '../../shared/event-picker/load-event.ts';
import { ClassificationScreen } from './classification-screen.tsx';

export const Route = createFileRoute('/{-$locale}/schedule/classification')({
  validateSearch: readEventSearch,
  loaderDeps: ({ search: { discipline, event } }) => ({ discipline, event }),
  loader: (load) =>
    loadEvent(load, '/{-$locale}/schedule/classification', (t, event) =>
      event
        ? {
            title: t('shared.pair', { first: event.discipline.name, second: event.name }),
            description: t('screens.classification.descriptionOf', { name: event.name }),
          }
        : { title: t('screens.classification.title'), description: t('screens.classification.description') },
    ),
  component: ClassificationPage,
});

function ClassificationPage() {
  return <ClassificationScreen search={Route.useSearch()} />;
}
