import { parseDay } from '@podium/games';
import type { OdfMessage } from '@podium/odf';
import { instantAt } from './clock.ts';
import { demoContent } from './content/content.ts';
import type { DemoContent } from './content/content.ts';
import { gamesFolderHead } from './games-folder.ts';
import type { GamesFolderHead } from './games-folder.ts';
import { fullProfiles } from './content/full-profiles.ts';
import type { FullProfiles } from './content/full-profiles.ts';
import { programRows } from './schedule/program-rows.ts';
import type { ProgramRow } from './schedule/program-rows.ts';
import { emissionsUntil, firstLoad, planTimeline } from './timeline/games-timeline.ts';
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
  program: readonly ProgramRow[];
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
  const timeline = planTimeline(world);
  return {
    gamesFolder: gamesFolderHead(world, nowAt),
    program: programRows(world.disciplines, world.calendar, nowAt),
    profiles: fullProfiles(world.people, world.calendar.days[0]!),
    now: new Date(nowAt).toISOString(),
    messages: () => firstLoad(timeline, nowAt),
    content: () => demoContent(world, { scale: Math.min(1, scale) }),
    liveDay: ({ from, to }) => {
      const [first, last] = [parseInstant(from), parseInstant(to)];
      return emissionsUntil(timeline, last)
        .filter((emission) => emission.at > first && emission.at <= last)
        .map((emission) => ({ at: new Date(emission.at).toISOString(), message: emission.make(emission) }));
    },
  };
}

/** Returns whether Games of this size can be generated. */
export const isScale = (scale: number): boolean =>
  scale >= 0.05 && (scale <= 1 || (Number.isInteger(scale) && scale <= 100));

function parseInstant(text: string): number {
  const epochMs = Date.parse(text);
  if (Number.isNaN(epochMs)) throw new RangeError(`an ISO instant expected, not "${text}"`);
  return epochMs;
}
