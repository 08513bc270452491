/**
 * Scores response headers on the scale of Mozilla's HTTP Observatory: a base of 100, penalties, and bonuses that count only if
 * the score without them is at least 90. Redirects to HTTPS and the preload list depend on the host, so they are left out.
 */
export interface ScoredResponse {
  headers: Headers;
  /** Body of an HTML page: foreign scripts without integrity hashes cost points. */
  html?: string;
}

export interface HeaderScore {
  score: number;
  /** Points by test; tests with zero points are left out. */
  points: Readonly<Record<string, number>>;
}

const minForBonus = 90;
const sixMonths = 15_768_000;

const privatePolicies = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']);
const leakingPolicies = new Set(['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']);

/** Sources that allow any host. */
const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const isInline = (source: string): boolean => source === "'unsafe-inline'" || source === 'data:';
const isOverHttp = (source: string): boolean => /^(?:http|ftp):/u.test(source);

export function scoreHeaders({ headers, html }: ScoredResponse): HeaderScore {
  const policy = parsePolicy(headers.get('content-security-policy') ?? '');
  const points = {
    policy: policyPoints(policy),
    cookies: cookiePoints(headers.getSetCookie(), headers.has('strict-transport-security')),
    cors: hasCredentialsForAnyone(headers) ? -50 : 0,
    transport: transportPoints(headers.get('strict-transport-security')),
    referrer: referrerPoints(headers.get('referrer-policy')),
    scripts: html === undefined ? 0 : scriptPoints(html),
    sniffing: headers.get('x-content-type-options')?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    frames: framePoints(policy, headers.get('x-frame-options')),
    resource: isolationPoints(
      headers.get('cross-origin-resource-policy'),
      ['same-origin', 'same-site'],
      ['cross-origin'],
    ),
    opener: isolationPoints(
      headers.get('cross-origin-opener-policy'),
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
    embedder: isolationPoints(
      headers.get('cross-origin-embedder-policy'),
      ['require-corp', 'credentialless'],
      ['unsafe-none'],
    ),
  };
  const values = Object.values(points);
  const withoutBonus = values.reduce((sum, value) => sum + Math.min(value, 0), 100);
  const bonus = values.reduce((sum, value) => sum + Math.max(value, 0), 0);
  return {
    score: Math.max(withoutBonus + (withoutBonus >= minForBonus ? bonus : 0), 0),
    points: Object.fromEntries(Object.entries(points).filter(([, value]) => value !== 0)),
  };
}

type Policy = ReadonlyMap<string, readonly string[]>;

/** If a directive is repeated, the first one counts, as in browsers. */
function parsePolicy(text: string): Policy {
  const policy = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/u);
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

function policyPoints(policy: Policy): number {
  if (policy.size === 0) return -25;
  const directiveSources = (name: string): readonly string[] => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  /** A hash or a nonce makes browsers ignore `unsafe-inline`. */
  const effective = (name: string): readonly string[] => {
    const sources = directiveSources(name);
    const hasHash = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/u.test(source));
    return hasHash ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const [scripts, styles] = [effective('script-src'), effective('style-src')];
  const isPassive = (name: string): boolean => name === 'img-src' || name === 'media-src';
  const active = [...policy].filter(([name]) => !isPassive(name)).flatMap(([, sources]) => sources);
  if (scripts.some((source) => broad.has(source) || isInline(source))) return -20;
  if (directiveSources('object-src').some((source) => broad.has(source))) return -20;
  if (active.some(isOverHttp)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if ([...directiveSources('img-src'), ...directiveSources('media-src')].some(isOverHttp)) return -10;
  if (styles.some((source) => broad.has(source) || isInline(source))) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

/** The worst cookie determines the points. */
function cookiePoints(cookies: readonly string[], hasTransportSecurity: boolean): number {
  if (cookies.length === 0) return 0;
  return Math.min(
    ...cookies.map((cookie) => {
      const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim().toLowerCase());
      const isSession = /sess|login|auth|token/u.test(pair.split('=', 1)[0]!);
      const sameSite = attributes.find((attribute) => attribute.startsWith('samesite'))?.split('=')[1];
      if (!attributes.includes('secure')) {
        if (hasTransportSecurity) return isSession ? -10 : -5;
        return isSession ? -40 : -20;
      }
      if (isSession && !attributes.includes('httponly')) return -30;
      if (sameSite === undefined) return 0;
      return sameSite === 'lax' || sameSite === 'strict' ? 5 : -20;
    }),
  );
}

const hasCredentialsForAnyone = (headers: Headers): boolean =>
  headers.get('access-control-allow-credentials') === 'true' &&
  ['*', 'null'].includes(headers.get('access-control-allow-origin') ?? '');

function transportPoints(header: string | null): number {
  const [, seconds] = /^\s*max-age=(\d+)/iu.exec(header ?? '') ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= sixMonths ? 0 : -10;
}

/** Uses the last known of several values. */
function referrerPoints(header: string | null): number {
  if (header === null) return 0;
  const directives = header
    .toLowerCase()
    .split(',')
    .map((value) => value.trim())
    .findLast((value) => privatePolicies.has(value) || leakingPolicies.has(value));
  return directives !== undefined && privatePolicies.has(directives) ? 5 : -5;
}

function scriptPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/giu)].map(([, attributes]) => attributes!);
  const sources = scripts.flatMap((attributes) => {
    const [, source] = /\ssrc="([^"]*)"/iu.exec(attributes) ?? [];
    return source === undefined ? [] : [{ source, hasIntegrity: /\sintegrity="/iu.test(attributes) }];
  });
  const foreign = sources.filter(({ source }) => /^(?:https?:)?\/\//iu.test(source));
  if (foreign.some(({ source, hasIntegrity }) => !hasIntegrity && !source.startsWith('https:'))) return -50;
  if (foreign.some(({ source }) => !source.startsWith('https:'))) return -20;
  if (foreign.some(({ hasIntegrity }) => !hasIntegrity)) return -5;
  return sources.length > 0 && sources.every(({ hasIntegrity }) => hasIntegrity) ? 5 : 0;
}

function framePoints(policy: Policy, header: string | null): number {
  if (policy.has('frame-ancestors')) return 5;
  if (header === null) return -20;
  return ['deny', 'sameorigin'].includes(header.trim().toLowerCase()) ? 0 : -20;
}

function isolationPoints(header: string | null, isolating: readonly string[], open: readonly string[]): number {
  if (header === null) return 0;
  const value = header.trim().toLowerCase();
  if (isolating.includes(value)) return 10;
  return open.includes(value) ? 0 : -5;
}
