import { redirect } from '@tanstack/react-router';
import { pageTexts } from '../../shell/head.ts';
import { fromCache, queries } from '../../shell/queries/queries.ts';
import { readEventSearch } from './event-search.ts';
import { findEvent } from './find-event.ts';
import type { EventAnswer } from '@podium/contract';
import type { LoaderContext, PageTexts } from '../../shell/head.ts';
import type { Translate } from '../../shell/messages.ts';
import type { EventAddress, EventChoice } from './event-picker.tsx';

interface EventLoad {
  context: LoaderContext;
  params: { locale?: string };
  location: { search: unknown };
  deps: EventChoice;
}

/** Loads the data and texts of an event page; redirects to the canonical address if the request differs. */
export async function loadEvent(
  { context, params, location, deps: asked }: EventLoad,
  to: EventAddress,
  texts: (t: Translate, event: EventAnswer | undefined) => PageTexts,
): Promise<{ page: PageTexts }> {
  const { queryClient, language } = context;
  const found = await findEvent(context, asked);
  const { event = '' } = found;
  // Without a sport, the choice begins with the events that are live, or with none if they cannot be loaded.
  if (!found.discipline) await queryClient.query({ ...queries.live(language), ...fromCache }).catch(() => undefined);
  if (found.discipline === asked.discipline && found.event === asked.event)
    return pageTexts(context, (t) =>
      texts(t, queryClient.getQueryData(queries.event(language, { id: event }).queryKey)),
    );
  const search = readEventSearch(location.search as Record<string, unknown>);
  throw redirect({ to, params, search: { ...search, ...asked, ...found, event: found.event }, statusCode: 302 });
}
