/** Public pages: rendered in separate threads, once for all readers, and served from memory like documents. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { isDemoCode } from '@podium/demo-games/code';
import { LRUCache } from 'lru-cache';
import type { Config, MapServer, RuntimeConfig } from '../../ground/config.ts';
import type { GamesClock } from '../../ground/games-clock.ts';
import type { Log } from '../../ground/log.ts';
import { machineNow } from '../../ground/machine-time.ts';
import { encodingFor } from '../../answers/compress.ts';
import { entityTag, isKnown } from '../../answers/entity-tag.ts';
import { isKnownFilter } from '../../read-model/known-filters.ts';
import type { ReadModel } from '../../read-model/read-model.ts';
import { addressPrefix } from '../../access/limits.ts';
import { requestAddress } from '../address.ts';
import { commonHeaders, rawHeader } from '../headers.ts';
import { loggedPath } from '../../ground/quiet-address.ts';
import { makePage } from './broken-page.ts';
import { busyPage } from './busy-page.ts';
import { pageUrl, platformCookie, requestedPlatform, tidyPath, withoutUnknown } from './page-address.ts';
import type { Platform } from './page-address.ts';
import { FairGate } from '../../ground/fair-gate.ts';
import type { GateLimits } from '../../ground/fair-gate.ts';
import { findForwarding } from '../../ground/forwarding.ts';
import type { Forwarding } from '../../ground/forwarding.ts';
import { ownLocation } from '../../ground/own-location.ts';
import { frameAncestors } from './frame-ancestors.ts';
import { PageReads } from './page-reads.ts';
import { PageStore } from './page-store.ts';
import type { MadePage } from './page-store.ts';
import { cookieReader, requestKey } from './reader.ts';
import type { Reader } from './reader.ts';
import { PageTooSlow } from './renderer.ts';
import type { PageRenderer } from './renderer.ts';
import { pageBody, pageHeaders, sendBody, storedPage } from './stored-page.ts';
import { cachedStatuses, crawlers, errorForCrawlers, sentAt, toResponse, withoutScripts } from './page-response.ts';

export interface PagesOptions {
  renderer: PageRenderer;
  readModel: ReadModel;
  clock: GamesClock;
  log: Log;
  publicUrl: string;
  /** Hosts whose streams may be played on pages. */
  streamHosts: readonly string[];
  /** Hosts besides this server that old addresses may be forwarded to. */
  redirectHosts: readonly string[];
  /** Hosts whose pages may frame the app. */
  embedHosts: readonly string[];
  devPages: Config['devPages'];
  isLoginEnabled: boolean;
  hasWorker: boolean;
  mapServer: MapServer;
  runtime: RuntimeConfig;
  /** Identifies the build of the web app. */
  build: string;
  trustedHops: number;
  limits: Omit<GateLimits, 'atOnce'>;
  /** Memory limit of rendered pages (bytes). */
  bytes: number;
}

interface PageRequest {
  /** Path and query of the page. */
  url: string;
  reader: Reader;
  /** Client address, for rate limits. */
  address: string;
}

/** Size limit of the cache of requested addresses (characters). */
const maxAliases = 4_000_000;

const hasLeft = 499;

const closeLimitMs = 2000;

export class Pages {
  readonly store: PageStore;
  readonly #options: PagesOptions;
  readonly #gate: FairGate;
  readonly #common: Record<string, string>;
  readonly #readerOf: ReturnType<typeof cookieReader>;
  /** Cache key of a page by its requested address. */
  readonly #names = new LRUCache<string, string>({
    maxSize: maxAliases,
    sizeCalculation: (name, requestKey) => name.length + requestKey.length,
  });

  constructor(options: PagesOptions) {
    this.#options = options;
    this.store = new PageStore(options.bytes);
    this.#gate = new FairGate({
      ...options.limits,
      atOnce: options.renderer.atOnce,
    });
    this.#common = commonHeaders(options.publicUrl);
    this.#readerOf = cookieReader(options);
  }

  /**
   * Answers from memory.
   * @returns true if the request has been answered
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const name = this.#names.get(requestKey(request.url!, this.#readerOf(rawHeader(request, 'cookie'))));
    const page = name === undefined ? undefined : this.store.ready(name);
    if (!page) return false;
    const encoding = encodingFor(rawHeader(request, 'accept-encoding'));
    const head = (page.heads[encoding] ??= Object.entries({
      ...this.#common,
      ...pageHeaders(page, encoding),
    }).flat());
    response.setHeader('server-timing', sentAt(this.#options.clock));
    if (page.status === 200 && isKnown(entityTag(page.hash, encoding), rawHeader(request, 'if-none-match')))
      response.writeHead(304, head.slice(0, -2)).end();
    else {
      response.writeHead(page.status, head);
      if (request.method === 'HEAD') response.end();
      else sendBody(pageBody(page, encoding), response);
    }
    return true;
  }

  /** Handles all requests that are not for a document, a file or a stream. */
  addTo(app: OpenAPIHono): void {
    app.on(['GET', 'HEAD'], '*', async (c) => this.#answer(c));
  }

  async #answer(c: Context): Promise<Response> {
    const { publicUrl, trustedHops, renderer } = this.#options;
    const { pathname, search, searchParams } = new URL(c.req.url);
    const tidy = tidyPath(pathname);
    if (tidy !== pathname) return c.redirect(ownLocation(tidy + search), 301);
    const platform = requestedPlatform(searchParams);
    if (platform) {
      c.header('set-cookie', platformCookie(platform, publicUrl));
      searchParams.delete('platform');
      const others = searchParams.toString();
      return c.redirect(ownLocation(others ? `${pathname}?${others}` : pathname), 302);
    }
    const cleanSearch = withoutUnknown(pathname, searchParams, (name, value) => this.#isKnown(name, value));
    if (cleanSearch) return c.redirect(ownLocation(cleanSearch), 302);
    const reader = this.#readerOf(c.req.header('cookie'));
    const url = pageUrl(pathname, search, renderer.searchNames);
    const name = requestKey(url, reader);
    this.#names.set(requestKey(pathname + search, reader), name);
    const request = { url, reader, address: addressPrefix(requestAddress(c, trustedHops)) };
    const { signal } = c.req.raw;
    const page = await this.store.get(name, async (wanted) => this.#make(request, wanted), signal);
    if (!page) return signal.aborted ? new Response(null, { status: hasLeft }) : busyPage(pathname);
    const forwarding = page.status === 404 ? await this.#forwarding(pathname + search) : undefined;
    if (forwarding) return c.redirect(forwarding.to, 302);
    if (page.status >= 400 && crawlers.test(c.req.header('user-agent') ?? '')) return errorForCrawlers(page.status);
    return toResponse(c, page, this.#options.clock);
  }

  /** C04: where an address leads that has no page. */
  async #forwarding(target: string): Promise<Forwarding | undefined> {
    const { readModel, publicUrl, redirectHosts } = this.#options;
    const { items: rules = [], former: formerRules } = (await readModel.read('routeRules', 'en', {})) ?? {};
    return findForwarding(target, { rules, formerRules, publicUrl, redirectHosts });
  }

  #facts(reader: Reader) {
    const { readModel, clock, publicUrl, devPages } = this.#options;
    const { isLoginEnabled, hasWorker, mapServer, runtime, build } = this.#options;
    return {
      // Read before the data, so that no change is lost between page and stream.
      livePosition: readModel.follower.position,
      now: new Date(clock.now()).toISOString(),
      madeAt: machineNow(),
      clockRate: clock.rate,
      publicUrl,
      ...reader,
      isDevelopment: devPages === 'on',
      hasDevPages: this.#hasDevPages(),
      isLoginEnabled,
      isSignedOut: isLoginEnabled && !reader.hasSession,
      hasWorker,
      mapServer,
      runtime,
      build,
    };
  }

  /**
   * Renders a page with private data for one user: not cached, without scripts, and only framed by our own pages.
   *
   * @param url path and query
   * @param read answers the public reads of the page
   */
  async preview(
    url: string,
    platform: Platform,
    read: (path: string) => Promise<{ status: number; text: string }>,
  ): Promise<Response> {
    const { renderer, publicUrl, streamHosts, mapServer, runtime } = this.#options;
    const reader = { platform, hidesResults: false, hasSession: true };
    const page = storedPage(await renderer.render(url, this.#facts(reader), read), {
      publicUrl,
      streamHosts,
      frameAncestors: "'self'",
      mapServer,
      pictureStore: runtime.s3Url,
      ...reader,
    });
    const { 'content-length': _, ...headers } = pageHeaders(page, 'identity');
    const policy = headers['content-security-policy']!.replace(/script-src [^;]*/u, "script-src 'none'");
    return new Response(withoutScripts(gunzipSync(page.gzip).toString()), {
      status: page.status,
      headers: {
        ...headers,
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
    });
  }

  async #make({ url, reader, address }: PageRequest, signal: AbortSignal): Promise<MadePage | undefined> {
    const { renderer, readModel, log, publicUrl, streamHosts, embedHosts, mapServer, runtime } = this.#options;
    const leave = await this.#gate.enter(address, signal);
    if (!leave) return undefined;
    try {
      const facts = this.#facts(reader);
      const reads = new PageReads(readModel, log);
      const path = url.split('?', 1)[0]!;
      const made = await makePage(
        async () => renderer.render(url, facts, async (requestKey) => reads.read(requestKey)),
        {
          path,
          log,
          isReported: () => reads.failure !== undefined,
        },
      );
      const page = storedPage(made, {
        publicUrl,
        streamHosts,
        frameAncestors: frameAncestors(url, embedHosts),
        mapServer,
        pictureStore: runtime.s3Url,
        ...reader,
      });
      const { failure } = reads;
      // If a read failed, its status becomes the status of the page.
      if (page.status === 500 && failure)
        Object.assign(page, { status: failure.status, headers: { ...page.headers, ...failure.headers } });
      return { page, keys: [...reads.keys], isTransient: reads.isTransient || !cachedStatuses.has(page.status) };
    } catch (error) {
      if (!(error instanceof PageTooSlow)) throw error;
      log.warn({ path: loggedPath(url) }, error.message);
      return undefined;
    } finally {
      leave();
    }
  }

  #isKnown(name: string, value: string): boolean {
    const { snapshot } = this.#options.readModel;
    return !snapshot || isKnownFilter(name, value, snapshot);
  }

  /**
   * Returns whether the developers' component pages are available: everywhere if the setting is on, otherwise only for the demo
   * Games.
   */
  #hasDevPages(): boolean {
    const { devPages, readModel } = this.#options;
    return devPages === 'on' || (devPages === 'auto' && isDemoCode(readModel.snapshot?.reference.games.code ?? ''));
  }

  /** Waits up to two seconds for pages that are being rendered. */
  async close(): Promise<void> {
    await Promise.race([this.store.idle(), sleep(closeLimitMs, undefined, { ref: false })]);
  }
}
