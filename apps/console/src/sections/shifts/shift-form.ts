import type { Shift } from '@podium/contract';
import { localTime, toInstant } from '../../fields/local-time.ts';

type OffsetAt = (epochMs: number) => number;

/** The form of a shift; times are local to the Games. */
export interface ShiftForm {
  area: string;
  place: string;
  meetingPoint: string;
  start: string;
  end: string;
  needed: string;
  note: string;
}

export const emptyForm = (day: string): ShiftForm => ({
  area: '',
  place: '',
  meetingPoint: '',
  start: day && `${day}T08:00`,
  end: day && `${day}T12:00`,
  needed: '2',
  note: '',
});

export const toShiftForm = (shift: Shift, offsetAt: OffsetAt): ShiftForm => ({
  ...shift,
  start: localTime(shift.start, offsetAt),
  end: localTime(shift.end, offsetAt),
  needed: String(shift.needed),
});

const maxNeeded = 200;

/** @returns the shift of a form; undefined while a field is missing or wrong */
export function toShift(form: ShiftForm, offsetAt: OffsetAt): Shift | undefined {
  const [start, end] = [toInstant(form.start, offsetAt), toInstant(form.end, offsetAt)];
  const needed = Number(form.needed);
  const area = form.area.trim();
  if (area === '' || start === '' || end === '' || Date.parse(end) <= Date.parse(start)) return undefined;
  if (!Number.isInteger(needed) || needed < 1 || needed > maxNeeded) return undefined;
  const [place, meetingPoint, note] = [form.place.trim(), form.meetingPoint.trim(), form.note.trim()];
  return { area, place, meetingPoint, start, end, needed, note };
}

/** Volunteers of a shift: how many are coming or have come, and how many have come. */
export function counts(volunteers: readonly { state: string }[]): { coming: number; here: number } {
  const here = volunteers.filter(({ state }) => state === 'here').length;
  return { here, coming: here + volunteers.filter(({ state }) => state === 'coming' || state === 'swap').length };
}
