import { pageFacts } from '../platform/facts.ts';

/** Whether the page is shown by one of the apps: on the web the pages of the apps' menus alone lead to the grid (N06). */
export const isApp = (): boolean => pageFacts().platform !== 'web';
