/** The format of scenario files, with errors for their authors. */
import { z } from 'zod';

const seconds = z.number().min(0).max(600);
const share = z.number().gt(0).max(1);
const count = z.number().int().min(1).max(10_000);
const milliseconds = z.number().min(1).max(600_000);
const process = z.number().int().min(1).max(2).default(1);
const gamesTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/u, 'expected a time at the Games such as 2026-11-21T10:30');
const disciplines = z.union([z.literal('all'), z.array(z.string()).min(1)], {
  error: 'expected "all" or a list of discipline codes such as ["BKB"]',
});
/** Seconds after the first message of the feed. */
const startSecond = seconds;

const step = <Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  z.strictObject({ do: z.literal(name), at: startSecond, ...fields });

const stepKinds = [
  step('kill', { process, signal: z.enum(['SIGKILL', 'SIGTERM']).default('SIGKILL'), awaySeconds: seconds.default(0) }),
  step('freeze', { process, seconds }),
  step('killDatabase', {}),
  step('powerCut', { awaySeconds: seconds.default(1) }),
  step('failOver', {}),
  step('hangPrimary', {}),
  step('loseReplica', { seconds }),
  step('cutDatabase', { seconds }),
  step('slowDatabase', { delayMs: milliseconds, seconds }),
  step('stallDatabase', { seconds }),
  step('fillDisk', { leaveMb: z.number().int().min(0), seconds }),
  step('rollingRestart', {}),
  step('backup', {}),
  step('restore', {}),
  step('replay', {}),
  step('rebuild', {}),
  step('resendFeed', {}),
  step('readers', { count }),
  step('dropReaders', {}),
  step('stalledReaders', { count }),
  step('crowd', { perSecond: z.number().min(1).max(1000), seconds }),
  step('logins', { count }),
  step('wrongKeys', { count }),
  step('hostileMessages', { count }),
  step('otherGames', { count }),
] as const;
const stepNames = stepKinds.map(({ shape }) => shape.do.value);

const cluster = z.strictObject({
  processes: z.number().int().min(1).max(2).default(1),
  /** True if clients connect through nginx with the shipped configuration. */
  nginx: z.boolean().default(false),
  /** `remote`: behind a network connection that can fail. `replicated`: a primary and a synchronous replica. */
  database: z.enum(['embedded', 'remote', 'replicated']).default('embedded'),
  /** Size of the disk of the data folder; by default, the folder is on the machine's disk. */
  diskMb: z.number().int().min(200).max(4000).optional(),
  diskReserveMb: z.number().int().min(0).optional(),
});

const feed = z.strictObject({
  /** The demo Games are sent from 2026-11-20T15:30 to this time. */
  until: gamesTime.default('2026-11-21T08:45'),
  /** Duration in which the messages are sent at an even pace (seconds). */
  seconds: seconds.gt(0).default(10),
  duplicate: z.strictObject({ share, times: z.number().int().min(1).max(20).default(1) }).optional(),
  /** Fraction of the messages that is sent late, by up to `seconds`. */
  reorder: z.strictObject({ share, seconds }).optional(),
  /** Fraction of the messages that is first sent damaged, then intact. */
  corrupt: z.strictObject({ share }).optional(),
  /** From this second on, the sender's clock is wrong by `hours`. */
  wrongClock: z.strictObject({ hours: z.number(), disciplines, fromSecond: seconds.default(0) }).optional(),
  /** Messages of these disciplines in this period all arrive at `toSecond`. */
  offline: z.strictObject({ disciplines, fromSecond: seconds, toSecond: seconds }).optional(),
  /** Random official results sent so far are changed. */
  corrections: z.strictObject({ count, fromSecond: seconds, seconds }).optional(),
});

const atMost = z.number().min(0).optional();
const expectations = z.strictObject({
  /**
   * Data that must equal an undisturbed run: all tables, or public documents; `replayed`: compares only with the
   * replay of the journal.
   */
  same: z.enum(['tables', 'documents', 'replayed']).default('tables'),
  /** Live readers resume without a gap, or may have to reload everything. */
  readers: z.enum(['resume', 'reset']).default('resume'),
  readsFailed: z.number().int().min(0).default(0),
  /** Longest time without a successful public read. */
  readGapMs: atMost,
  /** 99th percentile of public reads. */
  readP99Ms: atMost,
  /** Longest time in which messages waited without any acknowledgment. */
  writeGapMs: atMost,
  /** Time from the last acknowledgment until every message is applied. */
  settledMs: atMost,
  /** Longest start of a process. */
  readyMs: atMost,
  /** Alarms that must have been raised. */
  alarms: z.array(z.string()).default([]),
  /** Alarms that may still be open at the end. */
  alarmsLeft: z.array(z.string()).default([]),
  /** Minimum number of notices to the sender. */
  notices: z.number().int().min(0).optional(),
});

const scenarioShape = z.strictObject({
  title: z.string().min(1),
  why: z.string().min(1),
  /** Fraction of the demo Games, 0.05 to 1. */
  scale: z.number().min(0.05).max(1).default(0.05),
  cluster: cluster.prefault({}),
  feed: feed.prefault({}),
  steps: z
    .array(z.discriminatedUnion('do', stepKinds, { error: `expected "do" to be one of ${stepNames.join(', ')}` }))
    .default([]),
  expect: expectations.prefault({}),
});

export type Scenario = z.output<typeof scenarioShape>;
export type Step = Scenario['steps'][number];
export type FeedOfScenario = Scenario['feed'];
export type Expectations = Scenario['expect'];

const needs: Partial<Record<Step['do'], { database?: Scenario['cluster']['database']; processes?: 2; disk?: true }>> = {
  killDatabase: { database: 'embedded' },
  powerCut: { database: 'embedded' },
  backup: { database: 'embedded' },
  restore: { database: 'embedded' },
  cutDatabase: { database: 'remote' },
  slowDatabase: { database: 'remote' },
  stallDatabase: { database: 'remote' },
  failOver: { database: 'replicated' },
  hangPrimary: { database: 'replicated' },
  loseReplica: { database: 'replicated' },
  rollingRestart: { processes: 2 },
  fillDisk: { disk: true },
};

const scenario = scenarioShape.superRefine(({ cluster, steps }, context) => {
  for (const [index, one] of steps.entries()) {
    const { database, processes, disk } = needs[one.do] ?? {};
    const isSecond = 'process' in one && one.process === 2;
    const missing = [
      ...(database === undefined || database === cluster.database ? [] : [`"database": "${database}"`]),
      ...((processes ?? (isSecond ? 2 : 1)) > cluster.processes ? ['"processes": 2'] : []),
      ...(disk && cluster.diskMb === undefined ? ['"diskMb"'] : []),
    ];
    if (missing.length > 0)
      context.addIssue({
        code: 'custom',
        path: ['steps', index, 'do'],
        message: `"${one.do}" needs ${missing.join(' and ')} in "cluster"`,
      });
  }
  const backup = steps.find((step) => step.do === 'backup');
  const restore = steps.find((step) => step.do === 'restore');
  if (restore && !(backup && backup.at < restore.at))
    context.addIssue({ code: 'custom', path: ['steps'], message: '"restore" needs an earlier "backup"' });
});

/** Errors in a scenario file, one per line: `power-cut.json: steps[1].seconds: expected number, received string`. */
export class ScenarioError extends Error {}

/** @throws ScenarioError */
export function readScenario(file: string, text: string): Scenario {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ScenarioError(`${file}: not JSON: ${(error as Error).message}`, { cause: error });
  }
  const { success, data, error } = scenario.safeParse(json);
  if (success) return data;
  const lines = error.issues.map(({ path, message }) => `${file}: ${formatPath(path)}: ${plain(message)}`);
  throw new ScenarioError(lines.join('\n'));
}

const formatPath = (path: readonly PropertyKey[]): string =>
  path.length === 0
    ? 'the whole file'
    : path
        .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
        .join('');

const plain = (message: string): string => message.replace(/^Invalid input: /u, '');
