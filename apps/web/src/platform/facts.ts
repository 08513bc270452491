import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { nativeShell } from './native-shell.ts';
import type { MapServer, Platform, RuntimeConfig } from './web-context.ts';

/** Facts of a page about its server and its time, sent once with the page. */
export interface PageFacts {
  publicUrl: string;
  platform: Platform;
  /** The page was made without results. */
  hidesResults: boolean;
  livePosition: string;
  isDevelopment: boolean;
  hasDevPages: boolean;
  isLoginEnabled: boolean;
  hasWorker: boolean;
  mapServer: MapServer;
  runtime: RuntimeConfig;
  build: string;
  /** The time at the Games when the page was made, so that server and browser agree on what "today" and "now" are. */
  now: string;
  /** The server's own time at that moment, epoch milliseconds. */
  madeAt: number;
  /** Seconds of the Games per second: 1, unless a demo stands still or is played faster. */
  clockRate: number;
}

let kept: PageFacts | undefined;

/** Whether results are hidden on this device, as the server will read it with the next page. */
export const hasHiddenCookie = (): boolean =>
  /(?:^|;\s*)podium_results=hidden(?:;|$)/u.test(document.cookie) || (nativeShell() !== undefined && isHiddenInApp());

/** The pages of the native apps have no cookies on all systems. */
const HIDDEN_KEY = 'podium-results-hidden';

function isHiddenInApp(): boolean {
  try {
    return localStorage.getItem(HIDDEN_KEY) !== null;
  } catch {
    return false;
  }
}

/** Keeps in the native apps that results are hidden. */
export function saveHiddenInApp(isHidden: boolean): void {
  if (!nativeShell()) return;
  if (isHidden) localStorage.setItem(HIDDEN_KEY, '1');
  else localStorage.removeItem(HIDDEN_KEY);
}

type GamesTime = Pick<PageFacts, 'now' | 'madeAt' | 'clockRate'>;

/** The time that the server has sent; the device's own where there is none. */
const gamesTime = (sent?: GamesTime): GamesTime => ({
  now: sent?.now ?? new Date().toISOString(),
  madeAt: sent?.madeAt ?? Date.now(),
  clockRate: sent?.clockRate ?? 1,
});

/** undefined outside of a request: what is rendered then is nobody's page. */
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
      kept ?? {
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

/** In the browser, once: later navigations answer with the facts of the page that was loaded. */
export function savePageFacts(facts: PageFacts): void {
  const isShell = facts.livePosition === '';
  if (!isShell) rememberFacts(facts);
  // The offline shell is the same for all readers and was made when the app was built.
  kept ??= isShell ? { ...facts, ...rememberedFacts(), hidesResults: hasHiddenCookie() } : facts;
}

const FACTS_KEY = 'podium-facts';

function rememberFacts(facts: PageFacts): void {
  try {
    localStorage.setItem(FACTS_KEY, JSON.stringify({ ...facts, livePosition: '', hidesResults: undefined }));
  } catch {
    // Then the shell follows the device's clock.
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

/** Nonce of the policy under which the page is sent; undefined in the browser. */
export const nonce = createIsomorphicFn()
  .server((): string | undefined => getGlobalStartContext()?.nonce)
  .client((): string | undefined => undefined);
