import type { DeskUnit, UnitEdits, UnitField } from '@podium/contract';
import { instantOf, localTime } from '../fields/local-time.ts';
import { isSame } from '../fields/units.ts';

type OffsetAt = (epochMs: number) => number;
type Edit = UnitEdits['edits'][number];

/** What a form about one unit holds: instants as local times, nothing as an empty text. */
export interface UnitForm {
  start: string;
  end: string;
  venue: string;
  location: string;
  status: string;
  note: Readonly<Record<string, string>>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @returns the form of a unit as people see it */
export function formOfUnit({ shown }: Pick<DeskUnit, 'shown'>, offsetAt: OffsetAt): UnitForm {
  return {
    start: localTime(textOf(shown.start), offsetAt),
    end: localTime(textOf(shown.end), offsetAt),
    venue: textOf(shown.venue),
    location: textOf(shown.location),
    status: textOf(shown.status),
    note: (shown.note ?? {}) as Record<string, string>,
  };
}

/** @returns an edit for each field that differs from what people see */
export function editsOf(unit: Pick<DeskUnit, 'id' | 'shown'>, form: UnitForm, offsetAt: OffsetAt): Edit[] {
  const before = formOfUnit(unit, offsetAt);
  const note = Object.fromEntries(Object.entries(form.note).filter(([, text]) => text.trim() !== ''));
  const values: Partial<Record<UnitField, unknown>> = {
    start: instantOf(form.start, offsetAt) || null,
    end: instantOf(form.end, offsetAt) || null,
    venue: form.venue || null,
    location: form.location || null,
    status: form.status,
    note: Object.keys(note).length === 0 ? null : note,
  };
  return (Object.keys(values) as (keyof UnitForm)[])
    .filter((field) => !isSame(field === 'note' ? note : form[field], before[field]))
    .map((field) => ({ unit: unit.id, field, value: values[field], seen: unit.shown[field] ?? null }));
}

const minuteMs = 60_000;

/** @returns edits that move units by some minutes; a unit without a time stays without one */
export function shiftEdits(
  units: readonly Pick<DeskUnit, 'id' | 'shown'>[],
  minutes: number,
  offsetAt: OffsetAt,
): Edit[] {
  return units.flatMap(({ id, shown }) =>
    (['start', 'end'] as const).flatMap((field) => {
      const epochMs = Date.parse(textOf(shown[field]));
      if (Number.isNaN(epochMs)) return [];
      const moved = new Date(epochMs + minutes * minuteMs).toISOString();
      return [{ unit: id, field, value: instantOf(localTime(moved, offsetAt), offsetAt), seen: shown[field] }];
    }),
  );
}
