import { createFileRoute, redirect } from '@tanstack/react-router';
import { readEventSearch } from '../../shared/event-picker/event-search.ts';
import { findEvent } from '../../shared/event-picker/find-event.ts';
import { pageTexts } from '../../shared/head.ts';
import { queries } from '../../shared/queries/queries.ts';
import type { EventChoice, EventContext } from '../../shared/event-picker/find-event.ts';
import { ClassificationScreen } from './classification-screen.tsx';

export const Route = createFileRoute('/{-$locale}/schedule/classification')({
  validateSearch: readEventSearch,
  loaderDeps: ({ search: { discipline, event } }) => ({ discipline, event }),
  loader: async ({ context, params, location, deps: asked }) => {
    const found = await findEvent(context, asked);
    if (found.discipline === asked.discipline && found.event === asked.event) return textsOfEvent(context, found);
    throw redirect({
      to: '/{-$locale}/schedule/classification',
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
  component: ClassificationPage,
});

function textsOfEvent({ queryClient, language }: EventContext, { discipline = '', event = '' }: EventChoice) {
  const found = queryClient.getQueryData(queries.event(language, event, discipline).queryKey);
  return pageTexts(language, (t) =>
    found
      ? {
          title: t('shared.pair', { first: found.discipline.name, second: found.name }),
          description: t('screens.classification.descriptionOf', { name: found.name }),
        }
      : { title: t('screens.classification.title'), description: t('screens.classification.description') },
  );
}

function ClassificationPage() {
  return <ClassificationScreen search={Route.useSearch()} />;
}
