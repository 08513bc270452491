import type { NewDeskCode } from '@podium/contract';
import { needsTargetId } from '@podium/contract/qr-words';
import type { QrTarget } from '@podium/contract/qr-words';
import { parseCoordinates } from '../../fields/coordinates.ts';
import { toInstant } from '../../fields/local-time.ts';

/** A new code as typed. Times are local to the Games. */
export interface CodeForm {
  title: string;
  page: QrTarget;
  targetId: string;
  points: string;
  from: string;
  until: string;
  isPlaced: boolean;
  coordinates: string;
  radius: string;
  mostPerMinute: string;
}

export const emptyForm: CodeForm = {
  title: '',
  page: 'discipline',
  targetId: '',
  points: '100',
  from: '',
  until: '',
  isPlaced: false,
  coordinates: '',
  radius: '100',
  mostPerMinute: '120',
};

/** Limits of integers, as checked by the server. */
export const limits = {
  points: { from: 0, to: 100_000 },
  radius: { from: 1, to: 50_000 },
  mostPerMinute: { from: 1, to: 10_000 },
} as const;

export function wholeNumber(text: string, { from, to }: { from: number; to: number }): number | undefined {
  const value = /^\d+$/u.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : undefined;
}

/** @returns undefined while the form is incomplete or invalid */
export function parseCode(form: CodeForm, offsetAt: (epochMs: number) => number): NewDeskCode | undefined {
  const title = form.title.trim();
  const targetId = needsTargetId(form.page) ? form.targetId.trim() : null;
  const points = wholeNumber(form.points, limits.points);
  const mostPerMinute = wholeNumber(form.mostPerMinute, limits.mostPerMinute);
  const place = form.isPlaced ? parsePlace(form) : null;
  const isComplete = title !== '' && targetId !== '';
  if (!isComplete || points === undefined || mostPerMinute === undefined || place === undefined) return undefined;
  const [startsAt, endsAt] = [form.from, form.until].map((local) => toInstant(local, offsetAt) || null);
  if (isReversed(form)) return undefined;
  return { title, page: form.page, targetId, points, startsAt: startsAt!, endsAt: endsAt!, place, mostPerMinute };
}

export const isReversed = ({ from, until }: CodeForm): boolean => from !== '' && until !== '' && until <= from;

function parsePlace({ coordinates, radius }: CodeForm): NewDeskCode['place'] | undefined {
  const position = parseCoordinates(coordinates);
  const radiusM = wholeNumber(radius, limits.radius);
  if (!position || radiusM === undefined) return undefined;
  return { latitude: Number(position.latitude), longitude: Number(position.longitude), radiusM };
}
