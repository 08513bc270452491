import { cleanName, cleanText } from '@podium/games';
import type { Column } from '../column.ts';
import { readLocalTime } from './local-times.ts';
import type { DateOrder, LocalZone } from './local-times.ts';

export interface CellContext {
  order: DateOrder;
  zone?: LocalZone;
}

/** Matches most cells: visible ASCII with single spaces inside. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

const isName = ({ name }: Column): boolean => /(^|_)name(_|$)|^pool$|^cluster$|^city$/.test(name);

/** The text of a cell without invisible characters and surrounding spaces; names also without double spaces. */
export function visibleText(column: Column, cell: string): string {
  if (plain.test(cell)) return cell;
  return isName(column) ? cleanName(cell) : cleanText(cell).normalize('NFC').trim();
}

/** Converts a cell to its canonical form; a cell in an unknown format is returned unchanged. */
export function normalCell({ type }: Column, cell: string, context: CellContext): string {
  switch (type.kind) {
    case 'boolean':
      // `VERDADEIRO` becomes `true`, `No` becomes `false`.
      return truths.get(cell.normalize('NFC').toLowerCase()) ?? cell;
    case 'decimal':
      return /^[+-]?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell;
    case 'path':
    case 'flag':
      return cell.replaceAll('\\', '/');
    case 'word':
      return type.aliases?.get(cell) ?? cell;
    case 'media':
      return cell.replaceAll('\\', '/').replace(/^content\//, '');
    case 'paragraphs':
      return cell.replaceAll(/\r\n?/g, '\n');
    case 'days':
      return cell
        .split(/[;,]\s*/)
        .map((one) => normalDate(one, context))
        .join(';');
    case 'clock':
      return normalClock(cell);
    case 'date':
      return normalDate(cell, context);
    case 'time':
      return normalTime(cell, context);
    default:
      return cell;
  }
}

/** Words for true and false as spreadsheets and people write them in the languages of the Games. */
const words: readonly [isTrue: boolean, words: string][] = [
  [true, 'true yes verdadeiro sim verdadero sí si vrai oui doğru doğrudur bəli hə صحيح نعم wahr ja 1'],
  [false, 'false no falso não nao faux non yanlış yanliş yanlışdır yox xeyr خطأ لا falsch nein 0'],
];

const truths = new Map(words.flatMap(([isTrue, list]) => list.split(' ').map((word) => [word, String(isTrue)])));

/** A spreadsheet may append midnight to a date. */
function normalDate(cell: string, { order }: CellContext): string {
  const read = readLocalTime(cell, order);
  if (read === undefined || read === 'order') return cell;
  return read.clock === undefined || read.clock === '00:00:00' ? read.day : cell;
}

/** A spreadsheet may add seconds or omit a leading zero: `8:30`, `08:30:00`. */
function normalClock(cell: string): string {
  const parts = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(cell);
  return parts ? `${parts[1]!.padStart(2, '0')}:${parts[2]}` : cell;
}

function normalTime(cell: string, { order, zone }: CellContext): string {
  const read = readLocalTime(cell, order);
  if (read === undefined || read === 'order' || read.clock === undefined || !zone) return cell;
  return zone.withOffset(read.day, read.clock) ?? cell;
}
