import { pages } from '@podium/contract/pages';

/** The path of an event page that shows the path of one side. */
export const roadPath = (key: string, event: string, side: string): string =>
  `${pages.event(key, event)}&road=${encodeURIComponent(side)}#brackets`;
