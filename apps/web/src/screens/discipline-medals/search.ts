import { oneOf } from '../../shared/search-text.ts';

export const tabs = ['events', 'gender', 'division', 'table'] as const;
export type MedalTab = (typeof tabs)[number];

/** The tab of an address: by event if it names none, undefined if it names an unknown one. */
export const medalTab = (text: string | undefined): MedalTab | undefined =>
  text === undefined ? 'events' : oneOf(text, tabs);
