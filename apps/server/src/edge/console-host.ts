import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownLocation } from '../ground/own-location.ts';
import { commonHeaders, rawHeader } from './headers.ts';

const isConsole = (path: string): boolean => path === '/console' || path.startsWith('/console/');

/** The path that the router will see: without `..` and the like. */
function normalPath(url: string): string {
  const path = ownLocation(url.split('?', 1)[0]!);
  return URL.parse(path, 'http://localhost')?.pathname ?? path;
}

/** Paths that the console and its previews need outside `/console`. Pages and the service worker of the app are not among them. */
const isPartOfConsole = (path: string): boolean =>
  /^\/(?:api\/|assets\/|flags\/|files\/[0-9a-f]{64}(?:[/?]|$)|icon\.svg$)/u.test(path);

/**
 * The console on a host of its own (`CONSOLE_URL`). Cookies belong to one host, so a scripting fault of a public page
 * cannot change anything with the session of an organizer: no page of the app is at the console's host, and on any
 * other host nobody has the rights of an organizer.
 */
export class ConsoleHost {
  readonly url: string;
  readonly #hostname: string;
  readonly #publicUrl: string;

  private constructor(consoleUrl: string, publicUrl: string) {
    this.url = consoleUrl;
    this.#hostname = new URL(consoleUrl).hostname;
    this.#publicUrl = publicUrl;
  }

  /** @returns undefined without the setting: the console is at `/console` of the public host */
  static of({ consoleUrl, publicUrl }: { consoleUrl?: string; publicUrl: string }): ConsoleHost | undefined {
    return consoleUrl === undefined ? undefined : new ConsoleHost(consoleUrl, publicUrl);
  }

  /**
   * Returns whether a request is addressed to the console's host. Its port is ignored, because cookies ignore ports too.
   * @param host the request's header `Host`
   */
  isAsked(host: string | undefined): boolean {
    return host?.toLowerCase().replace(/:\d+$/u, '') === this.#hostname;
  }

  /** The only origin whose pages may change data at this host. */
  originFor(host: string | undefined): string {
    return new URL(this.isAsked(host) ? this.url : this.#publicUrl).origin;
  }

  /**
   * Sends a browser to the host that has the page: the console to its own, every page of the app to the public one.
   * @returns true if the request has been answered
   */
  redirect(request: IncomingMessage, response: ServerResponse): boolean {
    const target = this.#elsewhere(request.url!, this.isAsked(rawHeader(request, 'host')));
    if (target === undefined) return false;
    response.writeHead(302, { ...commonHeaders(this.#publicUrl), location: target, 'cache-control': 'no-store' }).end();
    return true;
  }

  #elsewhere(url: string, isConsoleHost: boolean): string | undefined {
    const path = normalPath(url);
    if (isConsole(path)) return isConsoleHost ? undefined : this.url + ownLocation(url);
    if (!isConsoleHost || isPartOfConsole(path)) return undefined;
    return path === '/' ? `${this.url}/console` : this.#publicUrl + ownLocation(url);
  }
}
