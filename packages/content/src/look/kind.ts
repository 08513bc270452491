import { color, line, logo, text } from '../field.ts';
import { defineKind } from '../kind.ts';

/**
 * Logo, color and signature of the Games on everything that is printed or shared. The first item counts. It has no read
 * of its own, so that no address lists the picture of a signature.
 */
export const kind = defineKind({
  name: 'look',
  file: 'looks',
  fields: {
    logo,
    accent: color,
    signature: logo,
    signer: line,
    role: text,
  },
  searched: [],
});
