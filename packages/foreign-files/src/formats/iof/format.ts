import { rootElement, startText } from '../../file-start.ts';
import type { ForeignFormat } from '../../foreign-format.ts';
import { readIof } from './read-iof.ts';

const roots = new Set(['ResultList', 'StartList', 'EntryList', 'CompetitorList', 'EventList', 'OrganisationList']);

/** Orienteering: lists of entries, starts and results. */
export const format: ForeignFormat = {
  name: 'IOF XML',
  endings: ['xml'],
  detect: (bytes) =>
    roots.has(rootElement(bytes) ?? '') &&
    /orienteering\.org\/datastandard|iofVersion|IOFdata/u.test(startText(bytes).slice(0, 4000)),
  read: readIof,
};
