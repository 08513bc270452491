import { gamesCode } from '@podium/contract';
import { languageOfForm } from '@podium/games';
import { z } from 'zod';
import { readDatabaseAddress } from './database-address.ts';
import { durationMs } from './games-clock.ts';

export interface Setting {
  schema: z.ZodType<string | number | undefined>;
  /** One sentence for `podium config`. */
  meaning: string;
  isSecret?: boolean;
}

const flag = z.enum(['on', 'off']);

/** Splits a comma-separated list. */
export const splitList = (text: string | undefined): string[] => text?.split(',').map((part) => part.trim()) ?? [];

const databaseUrl = z.string().superRefine((text, context) => {
  try {
    readDatabaseAddress(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});

/** Comma-separated hosts, each with an optional `*.` and port. */
const hostList = z
  .string()
  .regex(
    /^\s*(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?(\s*,\s*(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?)*\s*$/,
    'expected comma-separated hosts, such as "www.example.org,*.news.example"',
  )
  .optional();

/** All environment variables that Podium reads. Only `config.ts` reads them. */
export const settings = {
  PORT: {
    schema: z.coerce.number().int().min(0).max(65_535).default(3000),
    meaning: 'Port the server listens on.',
  },
  HOST: { schema: z.string().default('0.0.0.0'), meaning: 'Address the server listens on.' },
  PUBLIC_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    meaning: 'Public base URL, used in links and canonical addresses; default http://localhost:PORT.',
  },
  CONSOLE_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    meaning:
      'Base URL of the console if it has its own host name, such as https://console.games.example.org, on the same server; default: /console at PUBLIC_URL.',
  },
  METRICS_PORT: {
    schema: z.coerce.number().int().min(0).max(65_535).optional(),
    meaning:
      'Port for monitoring (/metrics, /live, /ready), which visitors must not be able to reach; default: none is opened.',
  },
  METRICS_HOST: {
    schema: z.string().default('127.0.0.1'),
    meaning: 'Address that the port for monitoring listens on.',
  },
  DATA_DIR: {
    schema: z.string().min(1).default('./data'),
    meaning: 'Folder for the embedded database and stored files.',
  },
  FILES_URL: {
    schema: z.url({ protocol: /^s3$/, hostname: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/ }).optional(),
    meaning:
      'S3-compatible storage for uploaded files, "s3://key:secret@bucket/prefix?endpoint=https://…&region=…"; without key and secret the standard AWS credentials are used; default: DATA_DIR/files.',
    isSecret: true,
  },
  DATABASE_URL: {
    schema: databaseUrl.optional(),
    meaning:
      'PostgreSQL connection URL (version 15 or later with the pg_trgm extension), with all hosts of a replicated database, such as "postgresql://user:password@db-1:5432,db-2:5432/podium"; default: embedded PostgreSQL in DATA_DIR.',
    isSecret: true,
  },
  DATABASE_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(100).max(600_000).default(10_000),
    meaning: 'Time limit (ms) for a database query made for a request; default 10000.',
  },
  FEED_API_KEY: {
    schema: z.string().min(16).optional(),
    meaning:
      'Key that feed senders must pass in X-API-KEY; default: generated once and stored in DATA_DIR/feed-api-key.',
    isSecret: true,
  },
  GAMES_CODE: {
    schema: gamesCode.optional(),
    meaning: 'Code of the public competition; default: the first Games imported or received.',
  },
  TIME_ZONE: {
    schema: z.string().default('America/Sao_Paulo'),
    meaning: 'Time zone of the Games, until a Games folder specifies one.',
  },
  GAMES_CLOCK_OFFSET: {
    schema: z
      .string()
      .refine((text) => durationMs(text) !== undefined, 'expected an ISO 8601 duration such as "P6D" or "-PT2H30M"')
      .default('PT0S'),
    meaning:
      'Offset of the Games clock from the server clock (ISO 8601 duration, such as "-P30DT2H"), for rehearsals. The demo Games use their own clock.',
  },
  UNRANKED_ORGANISATIONS: {
    schema: z
      .string()
      .regex(/^\s*[A-Z0-9]{1,10}(\s*,\s*[A-Z0-9]{1,10})*\s*$/, 'expected comma-separated codes, such as "AIN,EOR"')
      .optional(),
    meaning: 'Comma-separated codes of organizations that the medal table lists without a rank.',
  },
  STREAM_HOSTS: {
    schema: z
      .string()
      .regex(
        /^\s*(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?(\s*,\s*(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?)*\s*$/,
        'expected comma-separated hosts, such as "live.example.org,*.cdn.example.org"',
      )
      .optional(),
    meaning:
      'Comma-separated hosts of live streams (HLS) that pages may play, such as "live.example.org,*.cdn.example.org"; default: none but this server.',
  },
  REDIRECT_HOSTS: {
    schema: hostList,
    meaning:
      'Comma-separated hosts that organizers may forward old addresses to, such as "www.example.org,*.news.example"; default: none but this server.',
  },
  SERVICE_WORKER: {
    schema: z.enum(['on', 'off']).default('on'),
    meaning: 'Offline use of the app in browsers; `off` turns it off and deletes what browsers saved.',
  },
  EMBED_HOSTS: {
    schema: hostList,
    meaning:
      'Comma-separated hosts whose pages may embed the app and the widgets, such as "www.example.org,*.news.example"; default: any page may embed widgets, none the app.',
  },
  REGIONS: {
    schema: z
      .string()
      .refine(
        (text) => splitList(text).every((form) => languageOfForm(form) !== undefined),
        'expected comma-separated regional forms of our languages, such as "pt-BR,es-419"',
      )
      .optional(),
    meaning: 'Regional forms of languages for dates and numbers, such as "pt-BR,es-419"; overrides the Games folder.',
  },
  DEMO: {
    schema: flag.default('on'),
    meaning: 'Load the demo Games into an empty database at startup: "on" or "off".',
  },
  DEV_PAGES: {
    schema: z.enum(['auto', 'on', 'off']).default('auto'),
    meaning: 'Development pages: "auto" for the demo Games only, "on" always and with stack traces, or "off".',
  },
  DISK_RESERVE_MB: {
    schema: z.coerce.number().int().min(0).default(128),
    meaning:
      'Free disk space (MB) to keep in DATA_DIR. Below this, feed messages are rejected; below four times this value, user input is rejected; default 128.',
  },
  TRUSTED_HOPS: {
    schema: z.coerce.number().int().min(0).max(5).default(0),
    meaning: 'Number of trusted reverse proxies (entries of X-Forwarded-For to trust).',
  },
  MAX_CONNECTIONS: {
    schema: z.coerce.number().int().min(1).default(30_000),
    meaning: 'Maximum number of simultaneous connections, including live streams; further ones are closed immediately.',
  },
  LIVE_READERS_PER_ADDRESS: {
    schema: z.coerce.number().int().min(1).default(2000),
    meaning:
      'Maximum number of live streams per client address, which a whole venue may share. Behind a proxy, set TRUSTED_HOPS too.',
  },
  PAGES_MB: {
    schema: z.coerce.number().int().min(1).default(128),
    meaning: 'Memory (MB) for rendered pages; the least recently used are evicted.',
  },
  LOGIN_ENABLED: {
    schema: flag.default('off'),
    meaning: 'Show login prompts in the app: "on" or "off".',
  },
  S3_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    meaning:
      'Public address of an object store with pictures for the apps (`s3Url`) and for special codes, such as `<S3_URL>/disciplines/jpa.svg`; default: none, this server serves them.',
  },
  LIVE_UPDATE_CHANNEL: {
    schema: z
      .string()
      .regex(/^[\w.-]{1,64}$/, 'expected letters, digits, ".", "-" or "_"')
      .optional(),
    meaning: 'Channel from which the native apps take updates (`liveUpdateChannel`); default: none.',
  },
  DISABLE_LIVE_UPDATE: {
    schema: z.enum(['true', 'false']).optional(),
    meaning: 'Keeps the native apps from updating themselves (`disableLiveUpdate`): "true" or "false"; default false.',
  },
  DATA_LICENSE: {
    schema: z.string().trim().min(1).max(80).optional(),
    meaning: 'Name of the license of the open data, such as "CC BY 4.0"; default: none is stated.',
  },
  DATA_LICENSE_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    meaning: 'Address of the text of that license.',
  },
  SECRET_KEYS: {
    schema: z.string().optional(),
    meaning:
      'Comma-separated secrets, newest first, each "name:key", where key is 32 bytes in base64; default: generated once and stored in DATA_DIR/secret-keys. Servers that share a database need the same value.',
    isSecret: true,
  },
  BACKUP_PASSPHRASE: {
    schema: z.string().min(12).optional(),
    meaning:
      'Passphrase that encrypts the secrets of the installation in backups; default: backups do not contain them.',
    isSecret: true,
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    meaning: 'SMTP server for outgoing email (smtp:// or smtps://); default: emails are written to DATA_DIR/outbox.',
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z.string().default('Podium <podium@localhost>'),
    meaning: 'From address of outgoing email.',
  },
  MAP_STYLE_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    meaning:
      'MapLibre style of a street map server, shown under the places of the Games. Pages may then connect to its host, which learns what readers look at; default: none.',
  },
  MAP_PMTILES_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    meaning:
      'PMTiles file with a street map (schema of Protomaps), read in parts from its host and drawn in the colors of the app; default: the map in the Games folder.',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    meaning: 'Minimum severity to log.',
  },
} satisfies Record<string, Setting>;
