import { rootElement } from '../../file-start.ts';
import type { ForeignFormat } from '../../foreign-format.ts';

const roots = new Set([
  'CompetitionIndividuelle',
  'CompetitionParEquipes',
  'BaseCompetitionIndividuelle',
  'BaseCompetitionParEquipes',
]);

/** Competitions of fencing, as the programs of the federations exchange them. */
export const format: ForeignFormat = {
  name: 'FIE XML',
  endings: ['xml'],
  detect: (bytes) => roots.has(rootElement(bytes) ?? ''),
};
