import { z } from 'zod';

type Draft = Record<string, unknown>;

const exchange = z.looseObject({ id: z.string(), by: z.unknown().optional() });
const eventWithExchanges = z.looseObject({ exchanges: z.array(exchange) });

/** Notes who made the new corrections of a draw by hand; the authors of earlier ones stay. */
export function signExchanges(plan: Draft, before: Draft, username: string): Draft {
  const authors = new Map(
    eventsOf(before)
      .flatMap(exchangesOf)
      .map(({ id, by }) => [id, by]),
  );
  if (!eventsOf(plan).some((event) => exchangesOf(event).length > 0)) return plan;
  return {
    ...plan,
    events: eventsOf(plan).map((event) => {
      const parsed = eventWithExchanges.safeParse(event);
      if (!parsed.success) return event;
      const exchanges = parsed.data.exchanges.map((one) => ({ ...one, by: authors.get(one.id) ?? username }));
      return { ...parsed.data, exchanges };
    }),
  };
}

const eventsOf = ({ events }: Draft): readonly unknown[] => (Array.isArray(events) ? events : []);

const exchangesOf = (event: unknown): z.infer<typeof exchange>[] =>
  eventWithExchanges.safeParse(event).data?.exchanges ?? [];
