import type { DeskUnit, UnitField } from '@podium/contract';
import type { Texts } from '@podium/games';
import { isSame } from '../fields/units.ts';
import { instantOf, localTime } from '../fields/local-time.ts';
import type { UnitEdit } from './schedule-api.ts';

type OffsetAt = (epochMs: number) => number;

/** The form of a contest; times are local to the Games. */
export interface UnitForm {
  start: string;
  end: string;
  venue: string;
  location: string;
  status: string;
  name: Texts;
  note: Texts;
}

/** In form order. */
export const formFields = [
  'start',
  'end',
  'venue',
  'location',
  'status',
  'name',
  'note',
] as const satisfies UnitField[];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): Texts => (typeof value === 'object' && value !== null ? value : {});

export const formOf = ({ shown }: Pick<DeskUnit, 'shown'>, offsetAt: OffsetAt): UnitForm => ({
  start: localTime(textOf(shown.start), offsetAt),
  end: localTime(textOf(shown.end), offsetAt),
  venue: textOf(shown.venue),
  location: textOf(shown.location),
  status: textOf(shown.status),
  name: textsOf(shown.name),
  note: textsOf(shown.note),
});

/** Fields in which two forms differ. */
export const changedFields = (one: UnitForm, other: UnitForm): UnitField[] =>
  formFields.filter((field) => !isSame(one[field], other[field]));

/** Changes the start and moves the end, so that the duration is unchanged. */
export function withStart(form: UnitForm, start: string): UnitForm {
  const [from, to, end] = [form.start, start, form.end].map((local) => Date.parse(`${local}Z`)) as [
    number,
    number,
    number,
  ];
  if ([from, to, end].some(Number.isNaN)) return { ...form, start };
  return { ...form, start, end: new Date(end + to - from).toISOString().slice(0, 16) };
}

/** Removes empty texts; null if none are left. */
function filledTexts(texts: Texts): Texts | null {
  const filled = Object.entries(texts).flatMap(([tag, text]) => (text.trim() === '' ? [] : [[tag, text.trim()]]));
  return filled.length === 0 ? null : (Object.fromEntries(filled) as Texts);
}

function valueOf(form: UnitForm, field: UnitField, offsetAt: OffsetAt): unknown {
  if (field === 'name' || field === 'note') return filledTexts(form[field]);
  if (form[field] === '') return null;
  if (field !== 'start' && field !== 'end') return form[field];
  return new Date(instantOf(form[field], offsetAt)).toISOString();
}

/** The changes that a form makes to a contest, in the format of the desk API. */
export function editsOf(unit: Pick<DeskUnit, 'id' | 'shown'>, form: UnitForm, offsetAt: OffsetAt): UnitEdit[] {
  return changedFields(formOf(unit, offsetAt), form).map((field) => ({
    unit: unit.id,
    field,
    value: valueOf(form, field, offsetAt),
    seen: unit.shown[field] ?? null,
  }));
}

/**
 * Rebases a form after its contest changed: typed values are kept, the other fields are updated.
 *
 * @param before the form when it was opened
 * @param form the current form
 * @param now the form if it were opened now
 */
export function rebased(before: UnitForm, form: UnitForm, now: UnitForm): UnitForm {
  const typed = changedFields(before, form);
  return { ...now, ...Object.fromEntries(typed.map((field) => [field, form[field]])) };
}
