import { parseDay } from '@podium/games';
import type { OdfMessage } from '@podium/odf';
import { instantAt } from './clock.ts';
import { demoContent } from './content/content.ts';
import type { DemoContent } from './content/content.ts';
import { gamesFolderHead } from './games-folder.ts';
import type { GamesFolderHead } from './games-folder.ts';
import type { Item } from './messages/schedule.ts';
import { fullProfiles } from './content/full-profiles.ts';
import type { FullProfiles } from './content/full-profiles.ts';
import { programmeRows } from './schedule/programme-rows.ts';
import type { ProgrammeRow } from './schedule/programme-rows.ts';
import type { SentEmission } from './timeline/emission.ts';
import { gamesTimeline } from './timeline/games-timeline.ts';
import { makeWorld } from './world.ts';

export interface DemoGamesOptions {
  seed: string;
  /** Size relative to the complete Games: a fraction from 0.05 to 1, or 2 to 100 to hold each event that many times. */
  scale?: number;
  /** Today, the eighth of the fifteen days: `2026-11-20`. */
  today: string;
  /** Instant up to which `messages()` plays; by default 15:31 today. */
  now?: string;
}

export interface TimedMessage {
  /** ISO instant. */
  at: string;
  message: OdfMessage;
}

export interface DemoGames {
  gamesFolder: GamesFolderHead;
  /** Rows of the folder's `units.csv` at `now` for items that the feed has no codes for. */
  programme: readonly ProgrammeRow[];
  /** Rows of the folder's `participants.csv`: athletes with a full profile. */
  profiles: FullProfiles;
  /** Instant up to which `messages()` plays. */
  now: string;
  /** The newest version of each message at `now`, in an order suitable for a first load. */
  messages(): Iterable<OdfMessage>;
  /** Published content: hotels, bulletins, photos and so on. */
  content(): DemoContent;
  /** Every version sent after `from` and not after `to`, in order. */
  liveDay(span: { from: string; to: string }): TimedMessage[];
}

/** Complete youth Games generated from one seed: `demoGames({ seed: 'podium', today: '2026-11-20' })`. */
export function demoGames({ seed, scale = 1, today, now }: DemoGamesOptions): DemoGames {
  const day = parseDay(today);
  if (day === undefined) throw new RangeError(`today is a day YYYY-MM-DD, not "${today}"`);
  if (!isScale(scale)) throw new RangeError(`scale is 0.05 to 1, or a whole number to 100, not ${scale}`);
  const nowAt = now === undefined ? instantAt(day, 15 * 60 + 31) : parseInstant(now);
  const world = makeWorld(seed, scale, day);
  const { emissions: sent } = gamesTimeline(world);
  return {
    gamesFolder: gamesFolderHead(world, nowAt),
    programme: programmeRows(world.disciplines, world.calendar, nowAt),
    profiles: fullProfiles(world.people, world.calendar.days[0]!),
    now: new Date(nowAt).toISOString(),
    messages: () => newestMessages(sent, nowAt),
    content: () => demoContent(world, { scale: Math.min(1, scale) }),
    liveDay: ({ from, to }) => {
      const [first, last] = [parseInstant(from), parseInstant(to)];
      return sent
        .filter((emission) => emission.at > first && emission.at <= last)
        .map((emission) => ({ at: new Date(emission.at).toISOString(), message: emission.make(emission) }));
    },
  };
}

/** Whether Games of this size can be generated. */
export const isScale = (scale: number): boolean =>
  scale >= 0.05 && (scale <= 1 || (Number.isInteger(scale) && scale <= 100));

function parseInstant(text: string): number {
  const epochMs = Date.parse(text);
  if (Number.isNaN(epochMs)) throw new RangeError(`an ISO instant expected, not "${text}"`);
  return epochMs;
}

/** Document types that come first regardless of their time; all others follow by time. */
const firstLoad = ['DT_CODES', 'DT_PARTIC', 'DT_PARTIC_TEAMS', 'DT_SCHEDULE'];

function* newestMessages(messages: readonly SentEmission[], now: number): Generator<OdfMessage> {
  const newest = new Map<string, SentEmission>();
  const earlier: SentEmission[] = [];
  const bulkAt = new Map<string, number>();
  for (const emission of messages) {
    if (emission.at > now) break;
    const previousEmission = newest.get(emission.key);
    if (previousEmission?.isRetained) earlier.push(previousEmission);
    newest.set(emission.key, emission);
    if (emission.bulkKey !== undefined) bulkAt.set(emission.bulkKey, emission.at);
  }
  const updates = updatedItems(messages, now, bulkAt);
  const groupKey = (emission: SentEmission) => {
    const place = firstLoad.indexOf(emission.key.split(' ', 1)[0]!);
    return place === -1 ? firstLoad.length : place;
  };
  const current = [...earlier, ...newest.values()].filter(
    ({ goneAt, update }) => (goneAt ?? Infinity) > now && (!update || updates.has(update.discipline)),
  );
  current.sort((a, b) => groupKey(a) - groupKey(b) || a.at - b.at);
  for (const emission of current) {
    yield emission.make(emission, emission.update && updates.get(emission.update.discipline));
  }
}

/** Schedule items changed after the last complete schedule; one update contains all of them in their current state. */
function updatedItems(
  messages: readonly SentEmission[],
  now: number,
  bulkAt: ReadonlyMap<string, number>,
): Map<string, Item[]> {
  const updates = new Map<string, Map<object, Item>>();
  for (const { at, update } of messages) {
    if (at > now) break;
    if (!update || at <= (bulkAt.get(update.discipline) ?? -Infinity)) continue;
    const items = updates.get(update.discipline) ?? new Map<object, Item>();
    updates.set(update.discipline, items);
    for (const item of update.items) items.set('unit' in item ? item.unit : item.activity, item);
  }
  return new Map([...updates].map(([discipline, items]) => [discipline, [...items.values()]]));
}
