import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { nativeShell } from './native-shell.ts';
import type { MapServer, Platform, RuntimeConfig } from './web-context.ts';

/** Facts about the server and the time, sent once with each page. */
export interface PageFacts {
  publicUrl: string;
  platform: Platform;
  /** The page was rendered without results. */
  hidesResults: boolean;
  livePosition: string;
  isDevelopment: boolean;
  hasDevPages: boolean;
  isLoginEnabled: boolean;
  hasWorker: boolean;
  mapServer: MapServer;
  runtime: RuntimeConfig;
  build: string;
  /** Time at the Games when the page was rendered, so that server and browser agree on "today" and "now". */
  now: string;
  /** The server's clock, not that of the Games, when the page was rendered: epoch milliseconds. */
  madeAt: number;
  /** Seconds of the Games per second: 1, unless a demo is paused or accelerated. */
  clockRate: number;
}

let cachedFacts: PageFacts | undefined;

/** Returns whether results are hidden on this device, as the server will see it with the next page. */
export const hasHiddenCookie = (): boolean =>
  /(?:^|;\s*)podium_results=hidden(?:;|$)/u.test(document.cookie) || (nativeShell() !== undefined && isHiddenInApp());

/** The native apps use localStorage, because some systems do not support cookies there. */
const HIDDEN_KEY = 'podium-results-hidden';

function isHiddenInApp(): boolean {
  try {
    return localStorage.getItem(HIDDEN_KEY) !== null;
  } catch {
    return false;
  }
}

export function saveHiddenInApp(isHidden: boolean): void {
  if (!nativeShell()) return;
  if (isHidden) localStorage.setItem(HIDDEN_KEY, '1');
  else localStorage.removeItem(HIDDEN_KEY);
}

type GamesTime = Pick<PageFacts, 'now' | 'madeAt' | 'clockRate'>;

/** The time sent by the server, otherwise that of the device. */
const gamesTime = (sent?: GamesTime): GamesTime => ({
  now: sent?.now ?? new Date().toISOString(),
  madeAt: sent?.madeAt ?? Date.now(),
  clockRate: sent?.clockRate ?? 1,
});

/** undefined outside of a request: such renders belong to no page. */
function requestContext(): ReturnType<typeof getGlobalStartContext> {
  try {
    return getGlobalStartContext();
  } catch {
    return undefined;
  }
}

export const pageFacts = createIsomorphicFn()
  .server((): PageFacts => {
    const context = requestContext();
    return {
      publicUrl: context?.publicUrl ?? '',
      platform: context?.platform ?? 'web',
      hidesResults: context?.hidesResults ?? false,
      livePosition: context?.livePosition ?? '',
      isDevelopment: context?.isDevelopment ?? false,
      hasDevPages: context?.hasDevPages ?? false,
      isLoginEnabled: context?.isLoginEnabled ?? false,
      hasWorker: context?.hasWorker ?? true,
      mapServer: context?.mapServer ?? {},
      runtime: context?.runtime ?? {},
      build: context?.build ?? '',
      ...gamesTime(context),
    };
  })
  .client(
    (): PageFacts =>
      cachedFacts ?? {
        publicUrl: location.origin,
        platform: 'web',
        hidesResults: hasHiddenCookie(),
        livePosition: '',
        isDevelopment: false,
        hasDevPages: false,
        isLoginEnabled: false,
        hasWorker: true,
        mapServer: {},
        runtime: {},
        build: '',
        ...gamesTime(),
        // Loaders of the offline shell run before its facts are stored.
        ...rememberedFacts(),
      },
  );

/** Saves the facts once in the browser: later navigations use the facts of the page that was loaded. */
export function savePageFacts(facts: PageFacts): void {
  const isEmpty = isShell(facts);
  if (!isEmpty) rememberFacts(facts);
  // The offline shell was rendered at build time, the same for all users.
  cachedFacts ??= isEmpty ? { ...facts, ...rememberedFacts(), hidesResults: hasHiddenCookie() } : facts;
}

/** Returns whether the page is the offline shell, which contains no data and knows no time. */
export const isShell = ({ livePosition }: Pick<PageFacts, 'livePosition'>): boolean => livePosition === '';

const FACTS_KEY = 'podium-facts';

function rememberFacts(facts: PageFacts): void {
  try {
    localStorage.setItem(FACTS_KEY, JSON.stringify({ ...facts, livePosition: '', hidesResults: undefined }));
  } catch {
    // Without stored facts the shell follows the device's clock.
  }
}

/** Facts of the last page from the server; the time at the Games is derived from them and the device's clock. */
export function rememberedFacts(): Partial<PageFacts> {
  try {
    const facts = JSON.parse(localStorage.getItem(FACTS_KEY) ?? 'null') as PageFacts | null;
    return facts ?? { publicUrl: location.origin, ...gamesTime() };
  } catch {
    return { publicUrl: location.origin, ...gamesTime() };
  }
}

/** Returns whether the server knows that no user requests this page, where the Games ask visitors to sign in. */
export const isSignedOut = createIsomorphicFn()
  .server((): boolean => getGlobalStartContext()?.isSignedOut ?? false)
  .client((): boolean => false);

/** Nonce of the page's content security policy; undefined in the browser. */
export const nonce = createIsomorphicFn()
  .server((): string | undefined => getGlobalStartContext()?.nonce)
  .client((): string | undefined => undefined);
