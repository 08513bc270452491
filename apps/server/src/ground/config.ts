import { resolve } from 'node:path';
import { languageOfForm } from '@podium/games';
import type { Regions } from '@podium/games';
import { z } from 'zod';
import { durationMs } from './games-clock.ts';
import { splitList, settings } from './settings.ts';

/** Settings for the app itself, on the web and in the native shells. They are public. */
export interface RuntimeConfig {
  s3Url?: string;
  liveUpdateChannel?: string;
  disableLiveUpdate?: 'true' | 'false';
  dataLicense?: string;
  dataLicenseUrl?: string;
}

/** Source of the street map, if the operator configures one. */
export interface MapServer {
  styleUrl?: string;
  tilesUrl?: string;
}

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  /** Undefined: the console is at `publicUrl`. */
  consoleUrl?: string;
  /** Undefined: no port for monitoring. */
  metricsPort?: number;
  metricsHost: string;
  backupPassphrase?: string;
  dataDir: string;
  databaseUrl?: string;
  filesUrl?: string;
  feedApiKey?: string;
  gamesCode?: string;
  timeZone: string;
  gamesClockOffsetMs: number;
  unrankedOrganisations: string[];
  streamHosts: string[];
  /** Hosts besides this server that old addresses may be forwarded to. */
  redirectHosts: string[];
  /** Hosts whose pages may frame the app. Empty: none, but any page may frame a widget. */
  embedHosts: string[];
  hasServiceWorker: boolean;
  regions: Regions;
  isDemo: boolean;
  isLoginEnabled: boolean;
  secretKeys?: string;
  smtpUrl?: string;
  mailFrom: string;
  mapServer: MapServer;
  runtime: RuntimeConfig;
  devPages: 'auto' | 'on' | 'off';
  databaseTimeoutMs: number;
  diskReserveBytes: number;
  trustedHops: number;
  maxConnections: number;
  liveReadersPerAddress: number;
  pageBytes: number;
  logLevel: string;
  /** The unparsed environment, from which each feature reads its own settings. */
  environment: Readonly<Record<string, string | undefined>>;
}

export class ConfigError extends Error {}

/** The text rendering library reads its font configuration only from the environment, when it draws its first text. */
export function nameFonts(file: string): void {
  process.env['FONTCONFIG_FILE'] = file;
}

/** Message for an invalid value. The value is included only for numbers, which are never secrets. */
function describeIssue(issue: z.core.$ZodIssue, environment: Readonly<Record<string, string | undefined>>): string {
  if (issue.code !== 'invalid_type' || issue.expected !== 'number') return issue.message;
  return `"${environment[String(issue.path[0])]}" is not a number`;
}

/** @throws ConfigError unless the console has a host name of its own; a different port would share the cookies */
function consoleOrigin(consoleUrl: URL, publicUrl: URL): string {
  const refuse = (why: string): never => {
    throw new ConfigError(`These settings cannot be used:\n  CONSOLE_URL: ${why}`);
  };
  if (consoleUrl.pathname !== '/') refuse('it has no path, because the console is at /console of its host');
  if (consoleUrl.hostname === publicUrl.hostname) refuse('its host name must differ from that of PUBLIC_URL');
  if (consoleUrl.protocol !== publicUrl.protocol) refuse('it must begin like PUBLIC_URL, with https: or http:');
  return consoleUrl.origin;
}

/**
 * Parses the environment once.
 * @throws ConfigError with one line per invalid variable
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
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
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${describeIssue(issue, given)}`);
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}\n"podium config" lists them all.`);
  }
  const values = parsed.data;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    consoleUrl: values.CONSOLE_URL && consoleOrigin(new URL(values.CONSOLE_URL), new URL(publicUrl)),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    filesUrl: values.FILES_URL,
    feedApiKey: values.FEED_API_KEY,
    gamesCode: values.GAMES_CODE,
    timeZone: values.TIME_ZONE,
    gamesClockOffsetMs: durationMs(values.GAMES_CLOCK_OFFSET) ?? 0,
    unrankedOrganisations: splitList(values.UNRANKED_ORGANISATIONS),
    streamHosts: splitList(values.STREAM_HOSTS),
    redirectHosts: splitList(values.REDIRECT_HOSTS),
    embedHosts: splitList(values.EMBED_HOSTS),
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    regions: Object.fromEntries(splitList(values.REGIONS).map((form) => [languageOfForm(form), form])),
    isDemo: values.DEMO === 'on',
    isLoginEnabled: values.LOGIN_ENABLED === 'on',
    secretKeys: values.SECRET_KEYS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mapServer: { styleUrl: values.MAP_STYLE_URL, tilesUrl: values.MAP_PMTILES_URL },
    runtime: {
      s3Url: values.S3_URL?.replace(/\/+$/, ''),
      liveUpdateChannel: values.LIVE_UPDATE_CHANNEL,
      disableLiveUpdate: values.DISABLE_LIVE_UPDATE,
      dataLicense: values.DATA_LICENSE,
      dataLicenseUrl: values.DATA_LICENSE_URL,
    },
    devPages: values.DEV_PAGES,
    databaseTimeoutMs: values.DATABASE_TIMEOUT_MS,
    diskReserveBytes: values.DISK_RESERVE_MB * 1024 * 1024,
    trustedHops: values.TRUSTED_HOPS,
    maxConnections: values.MAX_CONNECTIONS,
    liveReadersPerAddress: values.LIVE_READERS_PER_ADDRESS,
    pageBytes: values.PAGES_MB * 1024 * 1024,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    backupPassphrase: values.BACKUP_PASSPHRASE,
    logLevel: values.LOG_LEVEL,
    environment,
  };
}
