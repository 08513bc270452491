import type { ProfileAnswer, ScheduleItemAnswer } from '@podium/contract';
import type { Own } from '../people/own-lines.tsx';

type Followed = Pick<ProfileAnswer, 'id' | 'kind' | 'name' | 'organisation' | 'results'>;

/** The results in a contest of the people and teams one follows. */
export function ownAmong(followed: readonly Followed[], item: Pick<ScheduleItemAnswer, 'id'>): Own {
  return {
    lines: followed.flatMap(({ id, kind, name, organisation, results }) => {
      const competitor = { id, type: kind === 'teams' ? 'team' : 'athlete', name, organisation } as const;
      return results.filter((one) => one.item.id === item.id).map((result) => ({ ...result, competitor }));
    }),
  };
}
