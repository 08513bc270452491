/** Marks as offices type them: `12,34`, `1:02.5`, `1h02`, `2'05"30`, `5,32 m (+1.2)`. */
import { latinDigits } from '@podium/games';
import { wordsOf } from '@podium/games-folder/own-sheets';
import { irmWords } from './list-words.ts';

export type MeasureKind = 'time' | 'distance' | 'points';

export interface ListMark {
  /** Thousandths of a second, meter or point. */
  value: number;
  kind: MeasureKind;
  /** Decimals as written. */
  decimals: number;
  /** Meters per second, as written in brackets behind the mark. */
  wind?: string;
}

export type ReadMark = { mark: ListMark } | { irm: string; reason?: string } | undefined;

const windNote = /[([]\s*([+-−]?\d{1,2}[.,]\d)\s*(?:m\/s)?\s*[)\]]\s*$/u;

/** @param kind how marks of the event are measured; undefined: as the cell shows */
export function readListMark(cell: string, kind: MeasureKind | undefined): ReadMark {
  const irm = readIrm(cell);
  if (irm) return irm;
  const text = latinDigits(cell).trim();
  const windText = windNote.exec(text)?.[1];
  const bare = text.replace(windNote, '').trim();
  const meant = kind ?? kindOf(bare);
  const read = meant === 'time' ? readTime(bare) : meant === 'distance' ? readDistance(bare) : readNumber(bare);
  if (!read) return undefined;
  const wind = windText === undefined ? undefined : signed(windText);
  return { mark: { ...read, kind: meant, ...(wind !== undefined && { wind }) } };
}

/** A wind with its sign and one decimal: `+1.2`. */
export function signed(text: string): string | undefined {
  const read = /^([+−-]?)(\d{1,2})(?:[.,](\d))?$/u.exec(
    latinDigits(text)
      .replace(/\s*m\/s$/u, '')
      .trim(),
  );
  if (!read) return undefined;
  const [, sign = '', whole = '0', tenth = '0'] = read;
  return `${sign === '' || sign === '+' ? '+' : '-'}${Number(whole)}.${tenth}`;
}

/** The mark of a competitor without a result, with what is said about it: `Desclassificado (queimou a largada)`. */
export function readIrm(cell: string): { irm: string; reason?: string } | undefined {
  const [, before = '', note = ''] = /^([^([:;]*)[([:;]?\s*([^)\]]*)[)\]]?\s*$/su.exec(cell) ?? [];
  const irm = irmWords.get(wordsOf(before).join(' '));
  if (irm === undefined) return undefined;
  return note.trim() === '' ? { irm } : { irm, reason: note.trim() };
}

const kindOf = (text: string): MeasureKind => {
  if (/:|\d\s*(?:['′’"″]|h|min|s\b|seg)/iu.test(text)) return 'time';
  return /\d\s*(?:m|cm)\b/iu.test(text) ? 'distance' : 'points';
};

const thousandths = (fraction: string): number => Number(fraction.slice(0, 3).padEnd(3, '0'));

function readTime(text: string): Pick<ListMark, 'value' | 'decimals'> | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/\s+/gu, '')
    .replace(/(?:segundos?|seconds?|secondes?|saniyə|sec|seg|s)\.?$/u, '')
    .replaceAll(/minutos?|minutes?|min\.?|dəq\.?|['′’](?!['′’])/gu, ':')
    .replaceAll(/horas?|hours?|heures?|hrs?|h/gu, '::')
    .replaceAll(/segundos?|sec|seg|s|["″”]|['′’]{2}/gu, '.')
    .replace(/[:.]+$/u, '');
  // `1h02` and `1h02:03` have hours; `1::02` is one hour and two minutes.
  const [, hoursPart, rest = plain] = /^(\d{1,2})::(.*)$/u.exec(plain) ?? [];
  if (hoursPart !== undefined) {
    const [, minutes = '0', seconds = '0', fraction = ''] = /^(\d{1,2})?(?::(\d{1,2})(?:[.,](\d{1,3}))?)?$/u.exec(
      rest,
    ) ?? [undefined, undefined];
    if (!/^(?:\d{1,2}(?::\d{1,2}(?:[.,]\d{1,3})?)?)?$/u.test(rest) || Number(minutes) > 59 || Number(seconds) > 59)
      return undefined;
    return total(Number(hoursPart), Number(minutes), Number(seconds), fraction);
  }
  // `2.05.32` separates minutes with a point.
  const pointed = /^(\d{1,2})\.(\d{2})[.,](\d{1,3})$/u.exec(plain);
  const colons = pointed ? `${pointed[1]}:${pointed[2]}.${pointed[3]}` : plain;
  const read = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/u.exec(colons);
  if (!read) return undefined;
  const [, hours, minutes, seconds = '0', fraction = ''] = read;
  if (minutes !== undefined && Number(seconds) > 59) return undefined;
  if (hours !== undefined && Number(minutes) > 59) return undefined;
  return total(Number(hours ?? 0), Number(minutes ?? 0), Number(seconds), fraction);
}

function total(
  hours: number,
  minutes: number,
  seconds: number,
  fraction: string,
): Pick<ListMark, 'value' | 'decimals'> {
  return { value: ((hours * 60 + minutes) * 60 + seconds) * 1000 + thousandths(fraction), decimals: fraction.length };
}

function readDistance(text: string): Pick<ListMark, 'value' | 'decimals'> | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/\s+/gu, '')
    .replace(/(?:metros?|meters?|metres?|mètres?|metr|متر|م)\.?$/u, 'm');
  const centimeters = /^(\d{2,4})cm$/u.exec(plain)?.[1];
  if (centimeters !== undefined) return { value: Number(centimeters) * 10, decimals: 2 };
  const [, meters, fraction] = /^(\d{1,3})m(\d{1,2})(?:cm)?$/u.exec(plain) ?? [];
  if (meters !== undefined)
    return { value: Number(meters) * 1000 + thousandths((fraction ?? '').padStart(2, '0')), decimals: 2 };
  return readNumber(plain.replace(/m\.?$/u, ''));
}

function readNumber(text: string): Pick<ListMark, 'value' | 'decimals'> | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/\s+/gu, '')
    .replace(/(?:pts?|pontos?|puntos?|points?|xal|kg|نقطة|نقاط)\.?$/u, '')
    .replace('½', '.5');
  const read = /^(-?)(\d{0,7})(?:[.,](\d{1,3}))?$/u.exec(plain);
  if (!read || (read[2] === '' && read[3] === undefined)) return undefined;
  const [, sign = '', whole = '0', fraction = ''] = read;
  const value = Number(whole || '0') * 1000 + thousandths(fraction);
  return { value: sign === '-' ? -value : value, decimals: fraction.length };
}

/** `57.90`, `1:02.34`, `1:02:03`, with as many decimals as wanted. */
export function markText({ value, kind }: Pick<ListMark, 'value' | 'kind'>, decimals: number): string {
  const sign = value < 0 ? '-' : '';
  const size = Math.abs(value);
  const fraction =
    decimals === 0
      ? ''
      : `.${String(size % 1000)
          .padStart(3, '0')
          .slice(0, decimals)}`;
  const whole = Math.floor(size / 1000);
  if (kind !== 'time') return `${sign}${whole}${fraction}`;
  const pad = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (hours > 0) return `${hours}:${pad(minutes)}:${pad(seconds)}${fraction}`;
  return minutes > 0 ? `${minutes}:${pad(seconds)}${fraction}` : `${seconds}${fraction}`;
}

/** `1º`, `2nd`, `=3`, `4 (empate)`; a place of two is the better one. */
export function readPlace(cell: string): number | undefined {
  const text = latinDigits(cell).trim();
  const found =
    /^[=T]?\s*(\d{1,4})\s*(?:[ºª°.)]|er|re|[eè]me|e|o|a|st|nd|rd|th|-?c[iıuü]|[\s-]*(?:lugar|puesto|place|colocad[oa]|yer))*\s*(?:[/e–-]\s*\d{1,4}\s*[ºª°.]?)?\s*(?:=|\(.*\))?$/iu.exec(
      text,
    );
  const place = found ? Number(found[1]) : undefined;
  return place !== undefined && place > 0 ? place : undefined;
}
