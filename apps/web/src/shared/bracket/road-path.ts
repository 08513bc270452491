import { pages } from '@podium/contract/pages';

/** The page of an event, open at the path of one side. */
export const roadPath = (key: string, event: string, side: string): string =>
  `${pages.event(key, event)}&road=${encodeURIComponent(side)}#brackets`;
