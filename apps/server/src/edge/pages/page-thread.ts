/**
 * Entry point of a rendering thread. Rendering a day with hundreds of contests takes 100 ms, which would block the main
 * thread.
 */
import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { exchangeNonce } from './nonce.ts';
import { packPage } from './pack-page.ts';
import type { RenderedPage } from './pack-page.ts';
import { serverEntry } from '../../ground/web-build.ts';

interface WebEntry {
  default: { fetch(request: Request, options: { context: object }): Promise<Response> };
  searchNames: readonly string[];
}

const web = (await import(pathToFileURL(serverEntry).href)) as WebEntry;

/** Server facts for a page, passed by value. */
export interface PageFacts {
  /** Current time of the Games, as an ISO instant. */
  now: string;
  /** The server's own clock, epoch milliseconds. */
  madeAt: number;
  clockRate: number;
  livePosition: string;
  publicUrl: string;
  platform: string;
  hidesResults: boolean;
  isDevelopment: boolean;
  hasDevPages: boolean;
  isLoginEnabled: boolean;
  isSignedOut: boolean;
  hasWorker: boolean;
  mapServer: { styleUrl?: string; tilesUrl?: string };
  runtime: {
    s3Url?: string;
    liveUpdateChannel?: string;
    disableLiveUpdate?: string;
    dataLicense?: string;
    dataLicenseUrl?: string;
  };
  /** Identifies the build of the web app. */
  build: string;
}

export interface PageTask {
  /** Path and query. */
  url: string;
  facts: PageFacts;
  /** Port for the public reads of this page. */
  reads: MessagePort;
}

export interface ReadQuestion {
  id: number;
  path: string;
}

export interface ReadReply {
  id: number;
  status: number;
  text: string;
}

/** Search parameters that pages read, in canonical order. */
export function searchNames(): readonly string[] {
  return web.searchNames;
}

export async function renderPage({ url, facts, reads }: PageTask): Promise<RenderedPage> {
  const nonce = randomBytes(18).toString('base64url');
  const { read, close } = asker(reads);
  try {
    const request = new Request(new URL(url, facts.publicUrl), { headers: { accept: 'text/html' } });
    const response = await web.default.fetch(request, { context: { ...facts, nonce, read } });
    const { html, scripts } = exchangeNonce(await response.text(), nonce);
    return await packPage(html, { status: response.status, headers: [...response.headers], scripts });
  } finally {
    close();
  }
}

type Read = (path: string) => Promise<{ status: number; json: unknown }>;

function asker(reads: MessagePort): { read: Read; close: () => void } {
  const pending = new Map<number, (reply: ReadReply) => void>();
  let questions = 0;
  reads.on('message', (reply: ReadReply) => {
    pending.get(reply.id)?.(reply);
    pending.delete(reply.id);
  });
  const read: Read = async (path) => {
    const id = ++questions;
    const { status, text } = await new Promise<ReadReply>((resolve) => {
      pending.set(id, resolve);
      reads.postMessage({ id, path } satisfies ReadQuestion);
    });
    return { status, json: JSON.parse(text) as unknown };
  };
  return { read, close: () => reads.close() };
}
