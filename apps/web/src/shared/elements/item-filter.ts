import type { ScheduleItemAnswer } from '@podium/contract';
import type { Gender } from './genders.ts';

export interface ItemFilter {
  gender?: Gender;
  event?: string;
  type?: string;
  medal?: 'gold' | 'bronze';
}

export function matchesFilter(item: ScheduleItemAnswer, { gender, event, type, medal }: ItemFilter): boolean {
  return (
    (!gender || (item.event?.gender ?? item.gender) === gender) &&
    (!event || item.event?.id === event) &&
    (!type || item.type === type || item.tags.includes(type)) &&
    (!medal || item.medal === medal)
  );
}

export const isCompetition = ({ type }: Pick<ScheduleItemAnswer, 'type'>) =>
  type === 'competition' || type === 'competition-medal';

export const countFilters = (filter: Record<string, unknown>): number =>
  Object.values(filter).filter((value) => value !== undefined && value !== '').length;
