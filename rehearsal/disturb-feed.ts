import type { FeedMessage } from './feed-plan.ts';
import { randomFrom } from './random.ts';
import type { FeedOfScenario } from './scenario.ts';

type Disturbances = Pick<FeedOfScenario, 'duplicate' | 'reorder' | 'corrupt' | 'wrongClock' | 'offline'>;

/** Disturbs the plan: messages are repeated, delayed, damaged or given another time, or a venue is offline. */
export function disturbFeed(plan: readonly FeedMessage[], disturbances: Disturbances): FeedMessage[] {
  const { duplicate, reorder, corrupt, wrongClock, offline } = disturbances;
  const random = randomFrom(7);
  const sent: FeedMessage[] = [];
  for (const planned of plan) {
    let message = planned;
    if (wrongClock && planned.dueMs >= wrongClock.fromSecond * 1000 && belongsTo(planned, wrongClock.disciplines))
      message = { ...message, text: shiftClock(message.text, wrongClock.hours) };
    if (reorder && random() < reorder.share)
      message = { ...message, dueMs: message.dueMs + random() * reorder.seconds * 1000 };
    if (offline && belongsTo(message, offline.disciplines) && isWithin(message.dueMs, offline))
      message = { ...message, dueMs: offline.toSecond * 1000 };
    if (corrupt && random() < corrupt.share)
      sent.push({ ...message, text: brokenText(message.text, random()), isBroken: true });
    sent.push(message);
    if (duplicate && random() < duplicate.share)
      for (let copy = 0; copy < duplicate.times; copy++)
        sent.push({ ...message, dueMs: message.dueMs + random() * 2000 });
  }
  return sent.sort((a, b) => a.dueMs - b.dueMs);
}

const belongsTo = ({ discipline }: FeedMessage, disciplines: 'all' | readonly string[]): boolean =>
  disciplines === 'all' || disciplines.includes(discipline);

const isWithin = (ms: number, { fromSecond, toSecond }: { fromSecond: number; toSecond: number }): boolean =>
  ms >= fromSecond * 1000 && ms < toSecond * 1000;

/** Shifts date and time in the header: `Date="2026-11-20" Time="153011000"`. */
export function shiftClock(text: string, hours: number): string {
  return text.replace(
    / Date="(\d{4}-\d\d-\d\d)" Time="(\d\d)(\d\d)(\d\d)(\d{3})"/u,
    (_, date: string, hour: string, minute: string, second: string, part: string) => {
      const shifted = Date.parse(`${date}T${hour}:${minute}:${second}.${part}Z`) + hours * 3_600_000;
      const [day, time] = new Date(shifted).toISOString().split('T') as [string, string];
      return ` Date="${day}" Time="${time.replaceAll(/[:.Z]/gu, '')}"`;
    },
  );
}

/** Truncates a message or inserts characters that XML forbids. @param part position, from 0 to 1 */
export function brokenText(text: string, part: number): string {
  const place = Math.floor(text.length * (0.2 + part * 0.7));
  const kind = Math.floor(part * 1000) % 3;
  if (kind === 0) return text.slice(0, place);
  if (kind === 1) return `${text.slice(0, place)}\u0000${text.slice(place)}`;
  return `${text.slice(0, place)}<<${text.slice(place)}`;
}
