/** Computers at venues that send the files of a timing system (`podium watch`). */
import { z } from 'zod';
import { instant } from '../common.ts';
import { importProblem } from '../imports/imports.ts';

/** Formats that a computer at a venue can send; those of whole meets are the formats that an import reads. */
const watchedFormat = z.string().regex(/^[a-z][a-z-]{0,29}$/);

/** Id that a watcher chose when its folder was first watched. */
export const watcherParams = z.object({ watcher: z.uuid() });

/** Facts about a watcher that it sends with every request. */
const watcherFacts = {
  /** Name of the place or computer: `Stadium finish`. */
  name: z.string().trim().min(1).max(60),
  format: watchedFormat,
  /** Number of files that are not sent yet. */
  waiting: z.coerce.number().int().min(0).max(1_000_000).default(0),
};

/** `POST /api/v1/feed/timing/{watcher}`: a sign of life. */
export const watcherBody = z.strictObject(watcherFacts);
export type WatcherBody = z.input<typeof watcherBody>;

/** `POST /api/v1/feed/timing/{watcher}/files`; the body is the file. */
export const watchedFileQuery = z.object({
  ...watcherFacts,
  /** Numbers of the files of a watcher rise; a number that was sent before is a repetition. */
  number: z.coerce.number().int().min(1).max(1_000_000_000),
  /** Name of the file in its folder. */
  file: z.string().min(1).max(200),
  /** The contest whose result the file is, if the file does not name it. */
  contest: z.string().min(1).max(80).optional(),
});
export type WatchedFileQuery = z.input<typeof watchedFileQuery>;

export const watchedFileAnswer = z
  .object({
    /**
     * `taken`: something has changed. `unchanged`: the Games had everything. `duplicate`: the file was sent before.
     * `refused`: nothing of it was taken, and sending it again changes nothing.
     */
    status: z.enum(['taken', 'unchanged', 'duplicate', 'refused']),
    /** Reasons for what was not taken. */
    problems: z.array(importProblem),
  })
  .meta({ id: 'WatchedFileAnswer' });
export type WatchedFileAnswer = z.infer<typeof watchedFileAnswer>;

/** `GET /api/v1/feed/timing/start-lists`. */
export const timedRacesQuery = z.object({
  /** Key of a discipline: `ath`. */
  discipline: z.string().regex(/^[a-z0-9]{3}$/),
});

/** A race with a start list, for a timing system. */
export const timedRace = z.object({
  /** Id of the contest. */
  contest: z.string(),
  /** Id of its event. */
  event: z.string(),
  /** Place of its round in the event, and of the contest in its round, counted from 1. */
  round: z.int(),
  heat: z.int(),
  name: z.string(),
  meters: z.number().nullable(),
  starters: z.array(
    z.object({
      /** Number of the competitor or code of the team, unique in the race; null if it has none. */
      id: z.string().nullable(),
      /** Lane or place at the start. */
      lane: z.string().nullable(),
      family: z.string(),
      given: z.string().nullable(),
      affiliation: z.string().nullable(),
    }),
  ),
});
export type TimedRace = z.infer<typeof timedRace>;

/** In the order in which they start. */
export const timedRacesAnswer = z.object({ items: z.array(timedRace), total: z.int() }).meta({ id: 'TimedRaces' });
export type TimedRacesAnswer = z.infer<typeof timedRacesAnswer>;

/** A computer at a venue, as organizers see it. */
export const timingWatcher = z.object({
  id: z.string(),
  name: z.string(),
  format: z.string(),
  /** Name of the format: `FinishLynx (.lif)`. */
  formatName: z.string(),
  lastSeenAt: instant,
  /** True if it has not been heard of for longer than it ever pauses. */
  isSilent: z.boolean(),
  /** Files that have come, and those that wait at the computer. */
  files: z.int(),
  waiting: z.int(),
  lastFile: z.string().nullable(),
  lastFileAt: instant.nullable(),
  /** The first problems of the last file that had any, until it comes without. */
  problems: z.array(importProblem),
  problemAt: instant.nullable(),
});
export type TimingWatcher = z.infer<typeof timingWatcher>;

/** All watchers, in the order of their names. */
export const timingAnswer = z.object({ items: z.array(timingWatcher), total: z.int() }).meta({ id: 'Timing' });
export type TimingAnswer = z.infer<typeof timingAnswer>;
