/** The messages of a scenario as sent without disturbance, and when each is due. */
import { demoGames } from '@podium/demo-games';
import type { DemoGames } from '@podium/demo-games';
import { writeMessage } from '@podium/odf';
import { randomFrom } from './random.ts';
import type { FeedOfScenario } from './scenario.ts';

/** The time up to which `podium demo` fills a database. */
const demoMoment = '2026-11-20T18:30:00.000Z';
const demoDay = '2026-11-20';
const offset = '-03:00';

export interface FeedMessage {
  /** Milliseconds after the first message. */
  dueMs: number;
  text: string;
  /** Code such as `BKB`: one sender for each discipline. */
  discipline: string;
  /** A damaged copy, which may be refused and is sent only once. */
  isBroken?: boolean;
}

/** The time at the Games when a plan ends. */
export const feedEnd = ({ until }: Pick<FeedOfScenario, 'until'>): string =>
  new Date(`${until}:00${offset}`).toISOString();

const made = new Map<number, DemoGames>();

function createDemoGames(scale: number): DemoGames {
  const games = made.get(scale) ?? demoGames({ seed: '1', scale, today: demoDay, now: demoMoment });
  made.set(scale, games);
  return games;
}

/** Messages of the demo Games from the demo's time onward, at an even pace, including corrections. */
export function planFeed(feed: FeedOfScenario, scale: number): FeedMessage[] {
  const sent = createDemoGames(scale).liveDay({ from: demoMoment, to: feedEnd(feed) });
  const everyMs = (feed.seconds * 1000) / Math.max(1, sent.length);
  const messages = sent.map(({ message }, index) => ({
    dueMs: index * everyMs,
    text: writeMessage(message),
    discipline: message.envelope.documentCode.slice(0, 3),
  }));
  return feed.corrections ? withCorrections(messages, feed.corrections) : messages;
}

/** Adds newer versions of official results that were sent before, with different marks. */
export function withCorrections(
  messages: readonly FeedMessage[],
  { count, fromSecond, seconds }: NonNullable<FeedOfScenario['corrections']>,
): FeedMessage[] {
  const official = messages.filter(
    ({ text, dueMs }) =>
      dueMs < fromSecond * 1000 &&
      text.includes('DocumentType="DT_RESULT"') &&
      text.includes('ResultStatus="OFFICIAL"'),
  );
  if (official.length === 0) throw new RangeError(`no official result is sent before second ${fromSecond}`);
  const random = randomFrom(1);
  const corrections = Array.from({ length: count }, (_, index) => {
    const corrected = official[Math.floor(random() * official.length)]!;
    return {
      ...corrected,
      dueMs: fromSecond * 1000 + (index * seconds * 1000) / count,
      text: correctedText(corrected.text, index + 1),
    };
  });
  return [...messages, ...corrections].sort((a, b) => a.dueMs - b.dueMs);
}

/** Uses a version number that no demo message reaches, and changes a digit of each mark. */
function correctedText(text: string, number: number): string {
  const change = (digit: string): string => String((Number(digit) + number) % 10);
  return text
    .replace(/ Version="\d+"/u, ` Version="${1000 + number}"`)
    .replaceAll(
      / Result="(\d+)(\d)\.(\d)/gu,
      (_, before: string, digit: string, after: string) => ` Result="${before}${digit}.${change(after)}`,
    );
}
