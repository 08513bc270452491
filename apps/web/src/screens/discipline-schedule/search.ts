import { oneOf } from '../../shared/shell/search-text.ts';

export const tabs = ['days', 'events', 'venues'] as const;
export type ScheduleTab = (typeof tabs)[number];

export const scheduleTab = (text: string): ScheduleTab | undefined => oneOf(text, tabs);
