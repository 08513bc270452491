import { archives } from '../../archive-file.ts';
import { hasEnding, isZip, startText } from '../../file-start.ts';
import type { ForeignFormat } from '../../foreign-format.ts';
import { readHyTek } from './read-hy-tek.ts';

/** Meet Manager and Team Manager for swimming: `.hy3` has records of 130 columns, `.cl2` those of SDIF. */
export const format: ForeignFormat = {
  name: 'Hy-Tek (.hy3, .cl2)',
  endings: ['hy3', 'cl2', 'sd3'],
  detect: (bytes, name) => {
    if (isZip(bytes)) return archives(bytes, 'hy3', 'cl2', 'sd3');
    const text = startText(bytes);
    return (
      /^A1\d{2}(?:Meet|Results|Entr|.{0,40}Hy-Tek)/u.test(text) ||
      (hasEnding(name, 'hy3') && text.startsWith('A1')) ||
      (hasEnding(name, 'cl2', 'sd3', 'sdif') && text.startsWith('A0'))
    );
  },
  read: readHyTek,
};
