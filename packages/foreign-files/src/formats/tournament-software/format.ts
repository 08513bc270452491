import { hasEnding } from '../../file-start.ts';
import type { ForeignFormat } from '../../foreign-format.ts';

const accessNames = new Set(['Standard Jet DB', 'Standard ACE DB']);

/** Tournament planners of racket sports; the file is an Access database. */
export const format: ForeignFormat = {
  name: 'TournamentSoftware (.tp)',
  endings: ['tp'],
  detect: (bytes, name) =>
    hasEnding(name, 'tp') && accessNames.has(new TextDecoder('latin1').decode(bytes.subarray(4, 19))),
};
