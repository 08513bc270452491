/** Rules of the service worker: which requests it answers, and what it may cache. */
import { isOurs } from '@podium/contract/served-by';
import { isPackFile } from './pack-index.ts';
import type { PackWish } from './pack-index.ts';

export interface Build {
  /** Paths of files that every page needs. */
  core: readonly string[];
  /** Paths of the screens and other files small enough to cache. */
  parts: readonly string[];
  /** Paths of the map code. */
  maps: readonly string[];
}

export type WorkerMessage =
  | { type: 'use-now' }
  | { type: 'keep-parts'; files?: readonly string[] }
  /** URLs of help pages. */
  | { type: 'keep-help'; pages: readonly string[] }
  /** Answers on its port: `PackAnswer`. */
  | { type: 'keep-pack'; wish: PackWish }
  | { type: 'remove-pack' }
  | { type: 'forget-pages' }
  /** A module could not be read: removes damaged files. */
  | { type: 'check-files' }
  | { type: 'reconnected' };

/** The cache keeps at most this many pages, and this many documents; the oldest are removed. */
export const maxKept = 150;

/**
 * Paths of the server that are neither pages nor files of the app. A sign-in page of the network answers
 * `/network-sign-in`, and a store of pictures may have the marks of special codes.
 */
const passed =
  /^\/(?:widget|board|embed\.js|streams|files|share|calendar|api(?!\/v1\/(?!live(?:$|\?|\/)))|sw\.js|console|q|Q|network-sign-in|flags\/(?:jpa|bye|org-\w+)\.svg)(?:\/|$)/u;

interface Asked {
  method: string;
  mode: string;
  headers: { get: (name: string) => string | null };
}

/** @returns how the worker answers a request of this origin; undefined if it does not */
export function requestKind(
  request: Asked,
  { pathname }: { pathname: string },
): 'page' | 'document' | 'file' | 'upload' | undefined {
  const { method, mode, headers } = request;
  if (method !== 'GET' || headers.get('range') !== null || headers.get('authorization') !== null) return undefined;
  if (isPackFile(pathname)) return 'upload';
  if (passed.test(pathname) || headers.get('accept')?.includes('text/event-stream')) return undefined;
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/api/v1/')) return 'document';
  return pathname.startsWith('/assets/') || pathname.startsWith('/flags/') || pathname === '/icon.svg'
    ? 'file'
    : undefined;
}

/** Answers that may be cached: ours, complete and not personal. The server forbids storing personal ones. */
export function isCacheable({
  status,
  type,
  redirected,
  headers,
}: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    isOurs({ headers }) &&
    !/no-store/u.test(headers.get('cache-control') ?? 'no-store')
  );
}

const maxMs = 24 * 3_600_000;

/**
 * Returns whether a response may still be shown without the server: names of minors are kept for a day.
 * @param date its `Date` header
 */
export const isRecent = (date: string | null, nowMs: number): boolean =>
  date !== null && nowMs - Date.parse(date) < maxMs;

/**
 * Help pages are cached for every user, so that the cache does not reveal who opened them, and are never evicted.
 */
export const isHelpPage = (pathname: string): boolean => /\/secure(?:-sport)?$/u.test(pathname);
