import { isFinished } from '../../elements/item-state.ts';
import type { ProfileAnswer, ScheduleItemAnswer } from '@podium/contract';

type Profile = Pick<ProfileAnswer, 'id' | 'name' | 'schedule' | 'results'>;
type Result = ProfileAnswer['results'][number];

/** The state at the end of a visit: the instant, and the start of each upcoming contest by id. */
export interface Visit {
  /** Epoch milliseconds on the clock of the Games. */
  at: number;
  ahead: Readonly<Record<string, string | null>>;
}

/** A contest of a followed person that has finished, or was rescheduled or canceled. */
export type VisitNews = { person: Pick<Profile, 'id' | 'name'>; item: ScheduleItemAnswer } & (
  | { kind: 'ended'; own: Result }
  | { kind: 'moved' | 'cancelled' }
);

const MAX_NEWS = 5;

/** Changes for followed competitors: results first, newest first. */
export function newsSince(profiles: readonly Profile[], { at, ahead }: Visit): VisitNews[] {
  const ended = profiles.flatMap(({ id, name, results }) =>
    results
      .filter(({ item }) => isFinished(item) && (item.id in ahead || endOf(item) > at))
      .map((own): VisitNews => ({ kind: 'ended', person: { id, name }, item: own.item, own })),
  );
  const changed = profiles.flatMap(({ id, name, schedule }) =>
    schedule.flatMap((item): VisitNews[] => {
      if (!(item.id in ahead) || isFinished(item)) return [];
      if (item.status === 'CANCELLED') return [{ kind: 'cancelled', person: { id, name }, item }];
      return item.start !== ahead[item.id] ? [{ kind: 'moved', person: { id, name }, item }] : [];
    }),
  );
  const newest = ended.toSorted((one, other) => endOf(other.item) - endOf(one.item));
  return [...newest, ...changed].slice(0, MAX_NEWS);
}

/** The state to remember for the next visit. */
export function visitOf(profiles: readonly Profile[], now: Date): Visit {
  const ahead = profiles
    .flatMap(({ schedule }) => schedule)
    .filter((item) => !isFinished(item) && item.status !== 'CANCELLED');
  return { at: now.getTime(), ahead: Object.fromEntries(ahead.map(({ id, start }) => [id, start])) };
}

const endOf = ({ actualEnd, end, start, day }: ScheduleItemAnswer): number =>
  Date.parse(actualEnd ?? end ?? start ?? day);
