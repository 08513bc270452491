import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { languageOfForm } from '@podium/games';
import type { Regions } from '@podium/games';
import { z } from 'zod';
import { durationMs } from './games-clock.ts';

export interface Setting {
  schema: z.ZodType<string | number | undefined>;
  /** One sentence for `podium config`. */
  meaning: string;
  isSecret?: boolean;
}

const flag = z.enum(['on', 'off']);

/** What stands between commas. */
const listed = (text: string | undefined): string[] => text?.split(',').map((part) => part.trim()) ?? [];

/** Every variable of the environment that Podium reads; nobody else reads `process.env`. */
export const settings = {
  PORT: {
    schema: z.coerce.number().int().min(0).max(65_535).default(3000),
    meaning: 'Port that the server listens on.',
  },
  HOST: { schema: z.string().default('0.0.0.0'), meaning: 'Address that the server listens on.' },
  PUBLIC_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    meaning: 'Address people use, for links and canonical addresses; default http://localhost:PORT.',
  },
  DATA_DIR: {
    schema: z.string().min(1).default('./data'),
    meaning: 'Folder of the embedded database and of stored files.',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    meaning:
      'A PostgreSQL of version 15 or later with the pg_trgm extension; without it the embedded one in DATA_DIR is used.',
    isSecret: true,
  },
  DATABASE_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(100).max(600_000).default(10_000),
    meaning: 'Longest time (milliseconds) of a database query that a request waits for; default 10000.',
  },
  FEED_API_KEY: {
    schema: z.string().min(16).optional(),
    meaning:
      'Key that senders of feed messages give in X-API-KEY; default: made once and kept in DATA_DIR/feed-api-key.',
    isSecret: true,
  },
  GAMES_CODE: {
    schema: z
      .string()
      .regex(/^[A-Z0-9-]{2,15}$/)
      .optional(),
    meaning: 'Competition code that is public; default: that of the first Games imported or fed.',
  },
  TIME_ZONE: {
    schema: z.string().default('America/Sao_Paulo'),
    meaning: 'Time zone of the Games until a Games folder says it.',
  },
  GAMES_CLOCK_OFFSET: {
    schema: z
      .string()
      .refine((text) => durationMs(text) !== undefined, 'expected an ISO 8601 duration such as "P6D" or "-PT2H30M"')
      .default('PT0S'),
    meaning:
      'Time at the Games minus the time of the server, as an ISO 8601 duration such as "-P30DT2H", for a rehearsal; default PT0S. The demo Games have a clock of their own.',
  },
  UNRANKED_ORGANISATIONS: {
    schema: z
      .string()
      .regex(
        /^\s*[A-Z0-9]{1,10}(\s*,\s*[A-Z0-9]{1,10})*\s*$/,
        'expected codes with commas between them, such as "AIN,EOR"',
      )
      .optional(),
    meaning: 'Codes, with commas between them, of organisations that the medal table lists without a rank.',
  },
  REGIONS: {
    schema: z
      .string()
      .refine(
        (text) => listed(text).every((form) => languageOfForm(form) !== undefined),
        'expected forms of our languages with commas between them, such as "pt-BR,es-419"',
      )
      .optional(),
    meaning: 'Forms of languages, such as "pt-BR,es-419", that dates and numbers follow; above what the Games say.',
  },
  DEMO: { schema: flag.default('on'), meaning: 'Fill an empty database with the demo Games at start.' },
  DEV_PAGES: {
    schema: z.enum(['auto', 'on', 'off']).default('auto'),
    meaning: 'Show the development pages: "auto" with the demo Games only, "on" always and stack traces too.',
  },
  DISK_RESERVE_MB: {
    schema: z.coerce.number().int().min(0).default(128),
    meaning:
      'Room (MB) to keep free in DATA_DIR. Below it the feed is refused, below four times as much what people write; default 128.',
  },
  TRUSTED_HOPS: {
    schema: z.coerce.number().int().min(0).max(5).default(0),
    meaning: 'How many proxies of ours stand in front: so many entries of X-Forwarded-For are believed.',
  },
  MAX_CONNECTIONS: {
    schema: z.coerce.number().int().min(1).default(30_000),
    meaning: 'Most connections at once, live streams among them; further ones are closed at once.',
  },
  LIVE_READERS_PER_ADDRESS: {
    schema: z.coerce.number().int().min(1).default(2000),
    meaning:
      'Most live streams to one address, which may be that of a whole hall; behind proxies set TRUSTED_HOPS too.',
  },
  PAGE_THREADS: {
    schema: z.coerce
      .number()
      .int()
      .min(1)
      .default(() => Math.max(1, Math.min(4, availableParallelism() - 1))),
    meaning:
      'Threads that make pages, beside the one that serves; default one less than there are processors, 4 at most.',
  },
  PAGES_MB: {
    schema: z.coerce.number().int().min(1).default(128),
    meaning: 'Memory in MB for pages that have been made; those that nobody has asked for longest make room.',
  },
  PAGES_WAITING: {
    schema: z.coerce.number().int().min(0).default(300),
    meaning: 'Most readers who wait for a page, in all; the next one is told to come back in a few seconds.',
  },
  PAGES_WAITING_PER_ADDRESS: {
    schema: z.coerce.number().int().min(0).default(150),
    meaning: 'Of these, most from one address, which may be that of a whole hall; behind proxies set TRUSTED_HOPS too.',
  },
  LOGIN_ENABLED: {
    schema: flag.default('off'),
    meaning: 'Whether parts of the app ask people to sign in: "on" or "off".',
  },
  SECRET_KEYS: {
    schema: z.string().optional(),
    meaning:
      'Secrets as "name:base64" of 32 bytes each, newest first, with commas; default: made once and kept in DATA_DIR/secret-keys. Several servers need the same.',
    isSecret: true,
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    meaning:
      'Server that sends our letters, smtp:// or smtps://; without it they are kept as files in DATA_DIR/outbox.',
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z.string().default('Podium <podium@localhost>'),
    meaning: 'Sender of our letters.',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    meaning: 'How much the server logs.',
  },
} satisfies Record<string, Setting>;

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl?: string;
  feedApiKey?: string;
  gamesCode?: string;
  timeZone: string;
  gamesClockOffsetMs: number;
  unrankedOrganisations: string[];
  regions: Regions;
  isDemo: boolean;
  isLoginEnabled: boolean;
  secretKeys?: string;
  smtpUrl?: string;
  mailFrom: string;
  devPages: 'auto' | 'on' | 'off';
  databaseTimeoutMs: number;
  diskReserveBytes: number;
  trustedHops: number;
  maxConnections: number;
  liveReadersPerAddress: number;
  pageThreads: number;
  pageBytes: number;
  pagesWaiting: number;
  pagesWaitingPerAddress: number;
  logLevel: string;
  /** As it was given: each feature reads its own settings from it. */
  environment: Readonly<Record<string, string | undefined>>;
}

export class ConfigError extends Error {}

/** The library that draws letters reads its fonts from the environment only, when it draws the first one. */
export function nameFonts(file: string): void {
  process.env['FONTCONFIG_FILE'] = file;
}

/**
 * The environment, parsed once.
 * @throws ConfigError with one line per wrong variable.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const shape = Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, setting.schema]));
  const given = Object.fromEntries(
    Object.keys(settings)
      .filter((name) => environment[name] !== undefined && environment[name] !== '')
      .map((name) => [name, environment[name]]),
  );
  const parsed = z
    .object(shape as { [Name in keyof typeof settings]: (typeof settings)[Name]['schema'] })
    .safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}\n"podium config" lists them all.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    feedApiKey: values.FEED_API_KEY,
    gamesCode: values.GAMES_CODE,
    timeZone: values.TIME_ZONE,
    gamesClockOffsetMs: durationMs(values.GAMES_CLOCK_OFFSET) ?? 0,
    unrankedOrganisations: listed(values.UNRANKED_ORGANISATIONS),
    regions: Object.fromEntries(listed(values.REGIONS).map((form) => [languageOfForm(form), form])),
    isDemo: values.DEMO === 'on',
    isLoginEnabled: values.LOGIN_ENABLED === 'on',
    secretKeys: values.SECRET_KEYS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    devPages: values.DEV_PAGES,
    databaseTimeoutMs: values.DATABASE_TIMEOUT_MS,
    diskReserveBytes: values.DISK_RESERVE_MB * 1024 * 1024,
    trustedHops: values.TRUSTED_HOPS,
    maxConnections: values.MAX_CONNECTIONS,
    liveReadersPerAddress: values.LIVE_READERS_PER_ADDRESS,
    pageThreads: values.PAGE_THREADS,
    pageBytes: values.PAGES_MB * 1024 * 1024,
    pagesWaiting: values.PAGES_WAITING,
    pagesWaitingPerAddress: values.PAGES_WAITING_PER_ADDRESS,
    logLevel: values.LOG_LEVEL,
    environment,
  };
}
