import type { IncomingMessage, ServerResponse } from 'node:http';
import { rawHeader, securityHeaders } from './headers.ts';

/**
 * The console on a host of its own (`CONSOLE_URL`). Cookies belong to one host, so a scripting fault of a public page
 * cannot act with the session of an organizer: on the public host nobody has an organizer's rights.
 */
export class ConsoleHost {
  readonly url: string;
  readonly #host: string;
  readonly #publicUrl: string;

  private constructor(consoleUrl: string, publicUrl: string) {
    this.url = consoleUrl;
    this.#host = new URL(consoleUrl).host;
    this.#publicUrl = publicUrl;
  }

  /** @returns undefined without the setting: the console is at `/console` of the public host */
  static of({ consoleUrl, publicUrl }: { consoleUrl?: string; publicUrl: string }): ConsoleHost | undefined {
    return consoleUrl === undefined ? undefined : new ConsoleHost(consoleUrl, publicUrl);
  }

  /** @param host the request's header `Host` */
  isAsked(host: string | undefined): boolean {
    return host?.toLowerCase() === this.#host;
  }

  /** The only origin whose pages may change data at this host. */
  originFor(host: string | undefined): string {
    return new URL(this.isAsked(host) ? this.url : this.#publicUrl).origin;
  }

  /**
   * Sends a browser to the host that has the page: the console to its own, every other page to the public one.
   * @returns true if the request has been answered
   */
  redirect(request: IncomingMessage, response: ServerResponse): boolean {
    const location = this.#elsewhere(request.url!, this.isAsked(rawHeader(request, 'host')));
    if (location === undefined) return false;
    response
      .writeHead(302, { ...securityHeaders(this.#publicUrl), location, 'cache-control': 'no-store', vary: 'Host' })
      .end();
    return true;
  }

  #elsewhere(url: string, isConsoleHost: boolean): string | undefined {
    const path = url.split('?', 1)[0]!;
    const isConsole = path === '/console' || path.startsWith('/console/');
    if (isConsole) return isConsoleHost ? undefined : this.url + url;
    if (!isConsoleHost || /^\/(?:api|files)\//u.test(path)) return undefined;
    return path === '/' ? `${this.url}/console` : this.#publicUrl + url;
  }
}
