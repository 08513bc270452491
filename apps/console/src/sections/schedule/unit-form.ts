import type { DeskUnit, UnitField } from '@podium/contract';
import type { Texts } from '@podium/games';
import { isSame } from '../../fields/units.ts';
import { toInstant, localTime } from '../../fields/local-time.ts';
import type { UnitEdit } from '../../program/schedule-api.ts';

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

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const toTexts = (value: unknown): Texts => (typeof value === 'object' && value !== null ? value : {});

export const toUnitForm = ({ shown }: Pick<DeskUnit, 'shown'>, offsetAt: OffsetAt): UnitForm => ({
  start: localTime(toText(shown.start), offsetAt),
  end: localTime(toText(shown.end), offsetAt),
  venue: toText(shown.venue),
  location: toText(shown.location),
  status: toText(shown.status),
  name: toTexts(shown.name),
  note: toTexts(shown.note),
});

export const changedFields = (a: UnitForm, b: UnitForm): UnitField[] =>
  formFields.filter((field) => !isSame(a[field], b[field]));

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

function formValue(form: UnitForm, field: UnitField, offsetAt: OffsetAt): unknown {
  if (field === 'name' || field === 'note') return filledTexts(form[field]);
  if (form[field] === '') return null;
  if (field !== 'start' && field !== 'end') return form[field];
  return new Date(toInstant(form[field], offsetAt)).toISOString();
}

/** The changes that a form makes to a contest, in the format of the desk API. */
export function unitEdits(unit: Pick<DeskUnit, 'id' | 'shown'>, form: UnitForm, offsetAt: OffsetAt): UnitEdit[] {
  return changedFields(toUnitForm(unit, offsetAt), form).map((field) => ({
    unit: unit.id,
    field,
    value: formValue(form, field, offsetAt),
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
export function rebaseForm(before: UnitForm, form: UnitForm, now: UnitForm): UnitForm {
  const editedFields = changedFields(before, form);
  return { ...now, ...Object.fromEntries(editedFields.map((field) => [field, form[field]])) };
}
