import { hasEnding, isZip, rootElement } from '../../file-start.ts';
import type { ForeignFormat } from '../../foreign-format.ts';
import { readLenex } from './read-lenex.ts';
import { writeLenex } from './write/write-lenex.ts';

/** Swimming meets: entries, start lists, results and records. */
export const format: ForeignFormat = {
  name: 'LENEX',
  endings: ['lef', 'lxf'],
  detect: (bytes, name) => (isZip(bytes) ? hasEnding(name, 'lxf') : rootElement(bytes) === 'LENEX'),
  read: readLenex,
  write: writeLenex,
  writes: 'lxf',
  writesSports: ['SWM'],
};
