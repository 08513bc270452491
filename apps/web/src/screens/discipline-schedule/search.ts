import { oneOf } from '../../shared/search-text.ts';

export const tabs = ['days', 'events', 'venues'] as const;
export type ScheduleTab = (typeof tabs)[number];

export const scheduleTab = (text: string): ScheduleTab | undefined => oneOf(text, tabs);

export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text));
