import { rootElement } from '../../file-start.ts';
import type { ForeignFormat } from '../../foreign-format.ts';

/** Results for news agencies as XML. Programs of competitions do not write it. */
export const format: ForeignFormat = {
  name: 'SportsML',
  endings: ['xml'],
  detect: (bytes) => rootElement(bytes) === 'sports-content',
};
