import type { ProgramItem } from '@podium/contract';
import type { ProgramAudience, ProgramItemKind, Texts } from '@podium/games';
import { localTime, toInstant } from '../../fields/local-time.ts';

type OffsetAt = (epochMs: number) => number;

/** The form of an added item; times are local to the Games. */
export interface ItemForm {
  kind: ProgramItemKind;
  name: Texts;
  note: Texts;
  date: string;
  start: string;
  /** Before `start`: on the next day. */
  end: string;
  venue: string;
  location: string;
  place: string;
  discipline: string;
  audience: ProgramAudience;
}

export const emptyForm = (date: string): ItemForm => ({
  kind: 'ceremony',
  name: {},
  note: {},
  date,
  start: '',
  end: '',
  venue: '',
  location: '',
  place: '',
  discipline: '',
  audience: 'everyone',
});

export function toItemForm(item: ProgramItem, offsetAt: OffsetAt): ItemForm {
  const start = localTime(item.start, offsetAt);
  return {
    ...item,
    date: start.slice(0, 10),
    start: start.slice(11),
    end: item.end === null ? '' : localTime(item.end, offsetAt).slice(11),
    venue: item.venue ?? '',
    location: item.location ?? '',
    place: item.place ?? '',
    discipline: item.discipline ?? '',
  };
}

const dayMs = 86_400_000;
const dayAfter = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

const fill = (texts: Texts): ProgramItem['name'] =>
  Object.fromEntries(Object.entries(texts).flatMap(([tag, text]) => (text.trim() === '' ? [] : [[tag, text.trim()]])));

/** @returns the item of a form; undefined while the name, the date or the start is missing */
export function toItem(form: ItemForm, offsetAt: OffsetAt): ProgramItem | undefined {
  const start = toInstant(`${form.date}T${form.start}`, offsetAt);
  const name = fill(form.name);
  if (start === '' || Object.keys(name).length === 0) return undefined;
  const isNextDay = form.end !== '' && form.end < form.start;
  const end = toInstant(`${isNextDay ? dayAfter(form.date) : form.date}T${form.end}`, offsetAt);
  return {
    kind: form.kind,
    name,
    note: fill(form.note),
    start,
    end: end === '' ? null : end,
    venue: form.venue || null,
    location: form.location || null,
    place: form.venue === '' ? form.place.trim() || null : null,
    discipline: form.discipline || null,
    audience: form.audience,
  };
}
