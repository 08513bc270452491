import { folderLimits, suggestion, quote } from '@podium/games-folder';
import type { ProblemCode, ProblemParams } from '@podium/games-folder';
import { parseDay } from '@podium/games';
import type { CalendarDay } from '@podium/games';
import type { CellKind } from './gtfs-schema.ts';
import { isMode } from './mode.ts';
import { parseServiceTime } from './service-time.ts';

interface CellFault {
  code: ProblemCode;
  params: ProblemParams;
}

/** Checks a non-empty cell on its own. */
export function cellFault(value: string, type: CellKind): CellFault | undefined {
  if (value.length > folderLimits.cellBytes)
    return { code: 'E307', params: { form: 'cell-too-long', limit: folderLimits.cellBytes / 1024 } };
  if (controls.test(value)) return { code: 'E307', params: { form: 'control-character' } };
  switch (type.kind) {
    case 'url':
      return isWebAddress(value) ? undefined : formatFault('E305', 'not-web-address', value);
    case 'date':
      return serviceDate(value) === undefined ? formatFault('E303', 'not-service-date', value) : undefined;
    case 'time':
      return parseServiceTime(value) === undefined ? formatFault('E303', 'not-service-time', value) : undefined;
    case 'color':
      return /^[0-9a-f]{6}$/i.test(value) ? undefined : formatFault('E305', 'not-color', value);
    case 'zone':
      return isZone(value) ? undefined : formatFault('E305', 'not-zone', value);
    case 'route-type':
      return isMode(value) ? undefined : unknownWord(value, routeTypes);
    case 'word':
      return type.words.includes(value) ? undefined : unknownWord(value, type.words);
    case 'integer':
      return /^\d{1,10}$/.test(value) ? outOfRange(value, type) : formatFault('E304', 'not-integer', value);
    case 'number':
      return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(value)
        ? outOfRange(value, type)
        : formatFault('E304', 'not-number', value);
    default:
      return undefined;
  }
}

/** `20261120` becomes `2026-11-20`; undefined if the calendar has no such day. */
export function serviceDate(text: string): CalendarDay | undefined {
  if (text.length !== 8) return undefined;
  return parseDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`) as CalendarDay | undefined;
}

// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const controls = /[\u0000-\u0008\u000B-\u001F\u007F]/u;
const routeTypes = ['0', '1', '2', '3', '4', '5', '6', '7', '11', '12'];

function formatFault(code: ProblemCode, form: ProblemParams['form'], value: string): CellFault {
  return { code, params: { form, value: quote(value) } };
}

function unknownWord(value: string, words: readonly string[]): CellFault {
  const meant = suggestion(value, words);
  const allowed: { allowed?: string } = meant.near === undefined ? { allowed: words.join(', ') } : {};
  return { code: 'E305', params: { form: 'not-word', value: quote(value), ...meant, ...allowed } };
}

function outOfRange(value: string, { from, to }: { from: number; to: number }): CellFault | undefined {
  const number = Number(value);
  return number >= from && number <= to
    ? undefined
    : { code: 'E304', params: { form: 'out-of-range', value, from, to } };
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

const zones = new Map<string, boolean>();

function isZone(value: string): boolean {
  const cached = zones.get(value);
  if (cached !== undefined) return cached;
  let isKnown = true;
  try {
    Intl.DateTimeFormat('en', { timeZone: value });
  } catch {
    isKnown = false;
  }
  if (zones.size < 1000) zones.set(value, isKnown);
  return isKnown;
}
