import type { PlanEvent } from '@podium/contract';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { PublishedPlan } from '../compare-plan.ts';
import { changeEvent } from './apply-act.ts';
import type { EventChange } from './apply-act.ts';

type Draft = Record<string, unknown>;

/** As much of an event as an act changes: the rest of a draft may be incomplete. */
const draftEvent = z.looseObject({
  id: z.string(),
  draw: z.unknown(),
  entries: z.looseObject({ items: z.array(z.custom<PlanEvent['entries']['items'][number]>()) }),
  exchanges: z.array(z.custom<NonNullable<PlanEvent['exchanges']>[number]>()).optional(),
});

/**
 * The draft with the change of an act, so that its next publication does not undo the act. A correction by hand belongs
 * to the draw that is public, so it is left out if the draft has another one.
 */
export const changeDraft = (
  draft: Draft,
  { id, draw }: Pick<PlanEvent, 'id' | 'draw'>,
  { exchanges, ...change }: EventChange,
): Draft =>
  mapEvents(draft, (each) => {
    const parsed = draftEvent.safeParse(each);
    if (!parsed.success || parsed.data.id !== id) return each;
    return changeEvent(parsed.data, parsed.data.draw === draw ? { ...change, exchanges } : change);
  });

/** The draft without an undone act, unless the event has been changed since. */
export function takeBackInDraft(
  draft: Draft,
  { published, before, event }: { published: PublishedPlan; before: PublishedPlan; event: string },
): Draft {
  const find = ({ plan }: PublishedPlan): PlanEvent | undefined => plan.events.find(({ id }) => id === event);
  const [now, then] = [find(published), find(before)];
  return mapEvents(draft, (each) => (then && isDeepStrictEqual(each, now) ? then : each));
}

const mapEvents = (draft: Draft, change: (event: unknown) => unknown): Draft =>
  Array.isArray(draft['events']) ? { ...draft, events: draft['events'].map(change) } : draft;
