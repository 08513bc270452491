/** Records the console messages and requests of the pages of a test. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Unexpected messages and requests of a context. */
interface Watch {
  host: string;
  console: string[];
  errors: string[];
  failed: string[];
  foreign: string[];
}

const watches = new WeakMap<BrowserContext, Watch>();

/** Messages of the test browser, not of the page: its worker was blocked, or graphics are rendered in software. */
const isOfBrowser = /^Service Worker registration blocked|GL Driver Message \(OpenGL, Performance/u;

/** Records the messages and requests of a new context. @param host of the server under test */
export function watch(context: BrowserContext, host: string): void {
  const kept: Watch = { host, console: [], errors: [], failed: [], foreign: [] };
  watches.set(context, kept);
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isOfBrowser.test(message.text()))
      kept.console.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => kept.errors.push(event.error().stack ?? event.error().message));
  context.on('requestfailed', (request) => {
    const text = request.failure()?.errorText ?? '';
    // Leaving a page aborts its requests.
    if (text !== 'net::ERR_ABORTED') kept.failed.push(`${request.url()}: ${text}`);
  });
  context.on('request', (request) => {
    const { protocol, host: asked } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && asked !== host) kept.foreign.push(request.url());
  });
}

/** Host of the server that the pages of a context are tests of. */
export const hostOf = (context: BrowserContext): string => watches.get(context)!.host;

/** Takes the console messages, errors, and lost or foreign requests since the last call. */
export function takeMessages(page: Page, allowed: readonly RegExp[] = []): Omit<Watch, 'host'> {
  const kept = watches.get(page.context());
  if (!kept) throw new Error('this page was not opened by useBrowser');
  const unexpected = (lines: string[]): string[] =>
    lines.splice(0).filter((line) => !allowed.some((pattern) => pattern.test(line)));
  return {
    console: unexpected(kept.console),
    errors: unexpected(kept.errors),
    failed: unexpected(kept.failed),
    foreign: unexpected(kept.foreign),
  };
}

/**
 * Expects no console messages, no errors, and no lost or foreign requests since the last check. `allowed` lists those
 * that the test causes.
 */
export function expectNoErrors(page: Page, allowed: readonly RegExp[] = []): void {
  const problems = takeMessages(page, allowed);
  // In the message too, because `npm test` lists only its first line.
  const message = [page.url(), ...Object.values(problems).flat()].join(' | ');
  expect(problems, message).toEqual({ console: [], errors: [], failed: [], foreign: [] });
}
