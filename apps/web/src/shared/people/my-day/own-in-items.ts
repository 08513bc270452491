import type { ProfileAnswer, ScheduleItemAnswer } from '@podium/contract';

type Followed = Pick<ProfileAnswer, 'id' | 'kind' | 'name' | 'organisation' | 'results'>;
type Own = Pick<ScheduleItemAnswer, 'own' | 'ownMore'>;

/** A contest of a followed competitor, with the result in it. */
export function withOwn(
  { id, kind, name, organisation, results }: Followed,
  item: ScheduleItemAnswer,
): ScheduleItemAnswer {
  const competitor = { id, type: kind === 'teams' ? 'team' : 'athlete', name, organisation } as const;
  const own = results.filter((one) => one.item.id === item.id).map((result) => ({ ...result, competitor }));
  return own.length > 0 ? { ...item, own } : item;
}

/** Merges the entries of two follows for one contest, each competitor once: a delegation includes its people. */
export function ownOfBoth(one: Own, other: Own): Own | undefined {
  const lines = [...(one.own ?? []), ...(other.own ?? [])];
  if (lines.length === 0) return undefined;
  const byId = new Map(lines.map((line) => [line.competitor.id, line]));
  return { own: [...byId.values()], ownMore: moreBeside(one, other) + moreBeside(other, one) };
}

/** The number of unnamed competitors of a delegation, minus those that the other entry names. */
function moreBeside({ own = [], ownMore = 0 }: Own, { own: named = [] }: Own): number {
  const codes = new Set(own.map(({ competitor }) => competitor.organisation?.code));
  const counted = named.filter(
    ({ competitor: { id, organisation } }) =>
      codes.has(organisation?.code) && own.every(({ competitor }) => competitor.id !== id),
  );
  return Math.max(0, ownMore - counted.length);
}
