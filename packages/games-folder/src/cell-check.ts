import { isClock, isDestination, isEmail, isPhone, isSitePath, isStreamAddress, isWebAddress } from '@podium/content';
import { isAccentColor, parseDay, parsePlacePoints, placeholders } from '@podium/games';
import type { CellType, Column } from './column.ts';
import { folderLimits } from './folder-limits.ts';
import { nearestWord } from './nearest-word.ts';
import { quote } from './problems.ts';
import type { ProblemCode, ProblemForm, ProblemParams } from './problems.ts';

export interface CellFault {
  code: ProblemCode;
  params: ProblemParams;
}

const idForm = /^[A-Za-z0-9._-]{1,64}$/;
const timeForm = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?(?:Z|[+-](\d{2}):(\d{2}))$/;
const reserved = new Set<string>(placeholders);
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const controls = /[\u0000-\u0008\u000B-\u001F\u007F]/;

type Check<Kind extends CellType['kind']> = (
  value: string,
  type: Extract<CellType, { kind: Kind }>,
  isPersonal: boolean,
) => CellFault | undefined;

/** Checks for each kind of cell. Whether a referenced file exists is checked elsewhere, with access to the folder. */
const checks: { readonly [Kind in CellType['kind']]: Check<Kind> } = {
  text: () => undefined,
  list: () => undefined,
  path: () => undefined,
  flag: () => undefined,
  reference: (value, { isList }) => (isList ? firstFault(value, checkId) : checkId(value)),
  id: checkId,
  code: (value) => (/\s/.test(value) ? { code: 'E305', params: { form: 'not-code', value: quote(value) } } : undefined),
  code3: (value) =>
    /^[A-Z0-9]{3}$/.test(value) ? undefined : { code: 'E305', params: { form: 'not-code3', value: quote(value) } },
  'organisation-code': (value) =>
    /^[A-Z0-9]{2,8}$/.test(value)
      ? undefined
      : { code: 'E305', params: { form: 'not-organisation-code', value: quote(value) } },
  word: (value, { words, isList }, isPersonal) => wrongWord(isList ? value.split(';') : [value], words, isPersonal),
  integer: (value, type, isPersonal) =>
    checkNumber(/^[+-]?\d+$/.test(value) ? undefined : 'not-integer', value, type, isPersonal),
  decimal: (value, type, isPersonal) =>
    checkNumber(/^[+-]?\d+(\.\d+)?$/.test(value) ? undefined : 'not-number', value, type, isPersonal),
  boolean: (value) =>
    value === 'true' || value === 'false'
      ? undefined
      : { code: 'E304', params: { form: 'not-boolean', value: quote(value) } },
  date: (value, _, isPersonal): CellFault | undefined => {
    if (parseDay(value) !== undefined) return undefined;
    return { code: 'E303', params: { form: 'not-date', ...shownValue(value, isPersonal) } };
  },
  time: (value) => (isTime(value) ? undefined : { code: 'E303', params: { form: 'not-time', value: quote(value) } }),
  rsc: (value): CellFault | undefined => {
    const found = Array.from(value).length;
    if (found !== 34) return { code: 'E306', params: { form: 'rsc-length', found } };
    return /^[A-Z0-9.-]{34}$/.test(value)
      ? undefined
      : { code: 'E306', params: { form: 'rsc-characters', value: quote(value) } };
  },
  line: (value, { most: max }) =>
    /[\r\n]/.test(value) ? { code: 'E307', params: { form: 'not-one-line' } } : checkLength(value, max),
  paragraphs: (value, { most: max }) => checkLength(value, max),
  phone: checkForm(isPhone, 'not-phone'),
  email: checkForm(isEmail, 'not-email'),
  clock: checkForm(isClock, 'not-clock', 'E303'),
  days: (value) =>
    firstFault(value, (one) =>
      parseDay(one) === undefined ? { code: 'E303', params: { form: 'not-date', value: quote(one) } } : undefined,
    ),
  media: () => undefined,
  stream: (value) =>
    isStreamAddress(value) ? undefined : { code: 'E305', params: { form: 'not-stream', value: quote(value) } },
  sitePath: checkForm(isSitePath, 'not-site-path'),
  destination: checkForm(isDestination, 'not-destination'),
  color: checkForm(isAccentColor, 'not-accent-color'),
  placePoints: checkForm((value) => parsePlacePoints(value) !== undefined, 'not-place-points'),
  address: (value) =>
    isWebAddress(value) ? undefined : { code: 'E305', params: { form: 'not-address', value: quote(value) } },
};

/** The fault of a non-empty cell; undefined if it is valid. */
export function checkCell(column: Column, value: string): CellFault | undefined {
  if (value.length > folderLimits.cellBytes / 4 && Buffer.byteLength(value) > folderLimits.cellBytes) {
    return { code: 'E307', params: { form: 'cell-too-long', limit: folderLimits.cellBytes / 1024 } };
  }
  if (controls.test(value)) return { code: 'E307', params: { form: 'control-character' } };
  const check = checks[column.type.kind] as Check<CellType['kind']>;
  return check(value, column.type, column.isPersonal);
}

function checkNumber(
  form: 'not-integer' | 'not-number' | undefined,
  value: string,
  { from, to }: { from: number; to: number },
  isPersonal: boolean,
): CellFault | undefined {
  if (form) return { code: 'E304', params: { form, ...shownValue(value, isPersonal) } };
  if (Number(value) >= from && Number(value) <= to) return undefined;
  return { code: 'E304', params: { form: 'out-of-range', ...(!isPersonal && { value }), from, to } };
}

function checkId(value: string): CellFault | undefined {
  return idForm.test(value) && !reserved.has(value) ? undefined : invalidId(value);
}

function invalidId(value: string): CellFault {
  return { code: 'E302', params: { form: reserved.has(value) ? 'id-reserved' : 'not-id', value: quote(value) } };
}

/** Lists the allowed words if none is similar enough to suggest. Messages about people never suggest a word. */
function wrongWord(given: readonly string[], known: readonly string[], isPersonal: boolean): CellFault | undefined {
  const wrong = given.find((one) => !known.includes(one));
  if (wrong === undefined) return undefined;
  const meant = suggestion(wrong, known);
  const isListed = (meant.near === undefined || isPersonal) && known.length <= folderLimits.wordsInMessage;
  const allowed: { allowed?: string } = isListed ? { allowed: known.join(', ') } : {};
  return { code: 'E305', params: { form: 'not-word', value: quote(wrong), ...meant, ...allowed } };
}

/**
 * The known word that was probably meant, as a parameter of a problem: `{ near: '"SCHEDULED"' }`, or an empty object.
 */
export function suggestion(wrong: string, known: Iterable<string>): { near?: string } {
  const near = nearestWord(wrong, known);
  return near === undefined ? {} : { near: quote(near) };
}

/** The value of a cell as a parameter; omitted if the cell is about a person. */
const shownValue = (value: string, isPersonal: boolean): { value?: string } =>
  isPersonal ? {} : { value: quote(value) };

/** A time with offset: `2026-10-12T18:04:00-03:00`. */
export function isTime(text: string): boolean {
  const parts = timeForm.exec(text);
  if (!parts || parseDay(parts[1]!) === undefined) return false;
  const [hours, minutes, seconds, offsetHours, offsetMinutes] = parts.slice(2).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return hours < 24 && minutes < 60 && seconds < 60 && offsetHours <= 14 && offsetMinutes < 60;
}

/** The first fault of a list separated by semicolons. */
function firstFault(value: string, check: (one: string) => CellFault | undefined): CellFault | undefined {
  for (const one of value.split(';')) {
    const fault = one === '' ? undefined : check(one);
    if (fault) return fault;
  }
  return undefined;
}

function checkForm(isValid: (value: string) => boolean, form: ProblemForm, code: ProblemCode = 'E305') {
  return (value: string, _: unknown, isPersonal: boolean): CellFault | undefined =>
    isValid(value) ? undefined : { code, params: { form, ...shownValue(value, isPersonal) } };
}

function checkLength(value: string, max: number): CellFault | undefined {
  const found = value.length;
  return found <= max ? undefined : { code: 'E307', params: { form: 'text-too-long', found, most: max } };
}
