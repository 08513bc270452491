import { oneOf } from '../../shared/shell/search-text.ts';

export const tabs = ['events', 'gender', 'division', 'table'] as const;
export type MedalTab = (typeof tabs)[number];

/** The tab in an address: by event if none is named, undefined if it is unknown. */
export const medalTab = (text: string | undefined): MedalTab | undefined =>
  text === undefined ? 'events' : oneOf(text, tabs);
