import { demoGames } from '@podium/demo-games';
import { writeMessage } from '@podium/odf';
import type { JournalEntry } from '../feed/journal.ts';
import type { SavedDemo } from './saved-demo.ts';

/** Messages after `from` up to and including `to`, epoch milliseconds. */
export interface TimelineSpan extends Pick<SavedDemo, 'seed' | 'scale' | 'day'> {
  from: number;
  to: number;
}

export interface TimedEntry {
  /** Epoch milliseconds. */
  at: number;
  entry: JournalEntry;
}

/** Messages of the demo Games within a span, in order. The same span always gives the same bytes. */
export function demoTimeline({ seed, scale, day, from, to }: TimelineSpan): TimedEntry[] {
  const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  const games = demoGames({ seed: String(seed), scale, today: day, now: span.from });
  return games.liveDay(span).map(({ at, message }) => ({
    at: Date.parse(at),
    entry: {
      kind: 'odf',
      feedFlag: message.envelope.feedFlag,
      header: message.envelope,
      bytes: Buffer.from(writeMessage(message)),
    },
  }));
}
