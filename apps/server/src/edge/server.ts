import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { addressPrefix } from '../access/limits.ts';
import type { AnswerListener } from '../features/kit.ts';
import type { AnswerCounts, Lane } from './metrics/answer-counts.ts';
import type { LiveHub } from '../live/hub.ts';
import type { Assets } from './assets.ts';
import type { ConsoleFiles } from './console-files.ts';
import type { FastLane } from './fast-lane.ts';
import { clientAddress } from './address.ts';
import type { Pages } from './pages/pages.ts';
import { requestIdOf, withRequestId } from '../request-id.ts';
import { reportAnswer } from './report-answer.ts';
import { refuseSlowBody } from './slow-body.ts';
import type { BodyRate } from './slow-body.ts';

export interface EdgeParts {
  fastLane: FastLane;
  live: LiveHub;
  assets: Assets;
  /** Left out by tests of the API. */
  consoleFiles?: ConsoleFiles;
  /** Tests of the API go without. */
  pages?: Pages;
  app: OpenAPIHono;
  /** Notified of every response. */
  listener?: AnswerListener;
  counts: AnswerCounts;
  trustedHops: number;
}

/** What a connection may take of our time, in milliseconds. */
export interface EdgeLimits extends Omit<BodyRate, 'maxMs'> {
  /** Further ones are closed before they say a word. */
  connections: number;
  headMs: number;
  /** The body of a request. */
  requestMs: number;
  /** The body of a file upload, which may be a video. */
  uploadMs: number;
  /** How often requests under way are looked at. */
  checkMs: number;
  /** A client that takes nothing of its answer for so long is gone. */
  silenceMs: number;
}

const defaultLimits: EdgeLimits = {
  connections: 30_000,
  headMs: 10_000,
  requestMs: 30_000,
  uploadMs: 900_000,
  checkMs: 1000,
  silenceMs: 40_000,
  graceMs: 5000,
  minBytesPerSecond: 1024,
};

/** The one HTTP server: documents, files and pages from memory first, the live stream, then Hono for the rest. */
export function createEdge(
  { fastLane, live, assets, consoleFiles, pages, app, listener, counts, trustedHops }: EdgeParts,
  limits: Partial<EdgeLimits> = {},
): Server {
  const { connections, headMs, requestMs, uploadMs, checkMs, silenceMs, ...rate } = { ...defaultLimits, ...limits };
  const bodyRate = { ...rate, maxMs: requestMs };
  const uploadRate = { ...rate, maxMs: uploadMs };
  const answerFromMemory = (request: IncomingMessage, response: ServerResponse): Lane | undefined => {
    if (fastLane.answer(request, response)) return 'document';
    if (assets.answer(request, response)) return 'file';
    if (consoleFiles?.answer(request, response)) return 'console';
    return pages?.answer(request, response) ? 'page' : undefined;
  };
  const hono = getRequestListener((request, env) => app.fetch(request, env));
  const server = createServer(
    {
      headersTimeout: headMs,
      // For any request; a shorter limit for most is kept by `refuseSlowBody`.
      requestTimeout: headMs + uploadMs,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: 16 * 1024,
      keepAliveTimeout: 65_000,
      noDelay: true,
    },
    (request, response) => {
      // What comes after a stream's request on its connection waits for an end that never comes, and piles up.
      if (live.isTaken(request.socket)) {
        request.socket.destroy();
        return;
      }
      // A server that stops tells its clients not to send another request on this connection.
      if (!server.listening) response.shouldKeepAlive = false;
      const url = request.url ?? '/';
      if (request.method === 'GET' || request.method === 'HEAD') {
        const lane = answerFromMemory(request, response);
        if (lane) {
          // Right away: waiting for the end of the answer costs more than counting it.
          counts.add(lane, response.statusCode);
          if (listener) reportAnswer(listener, request, response.statusCode);
          return;
        }
        if (url === '/api/v1/live' || url.startsWith('/api/v1/live?')) {
          const address = clientAddress(request.socket.remoteAddress, request.headers, trustedHops);
          live.attach(request, response, addressPrefix(address));
          // A stream ends many minutes later.
          counts.add('live', response.statusCode);
          if (listener) reportAnswer(listener, request, response.statusCode);
          return;
        }
      }
      response.once('close', () => {
        // A client that left before there was an answer got none.
        if (!response.headersSent) return;
        counts.add('api', response.statusCode);
        if (listener) reportAnswer(listener, request, response.statusCode);
      });
      refuseSlowBody(request, response, isUpload(request) ? uploadRate : bodyRate);
      void withRequestId(requestIdOf(request, trustedHops), async () => hono(request, response));
    },
  );
  server.maxConnections = connections;
  server.timeout = silenceMs;
  return server;
}

const isUpload = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && /^\/api\/v1\/(?:files|desk\/imports)(?:\?|$)/u.test(url);

/** Listens; a port in use is reported in one sentence. */
export async function listen(server: Server, port: number, host: string, setting = 'PORT'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new Error(`Port ${port} is in use: stop what uses it, or set ${setting} to another one.`));
      else if (error.code === 'EACCES')
        reject(new Error(`Port ${port} may not be used by this user: set ${setting} to one above 1023.`));
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Lets requests under way finish, then closes. */
export async function closeEdge(server: Server): Promise<void> {
  server.closeIdleConnections();
  const closed = promisify(server.close.bind(server))();
  const timer = setTimeout(() => server.closeAllConnections(), 3000).unref();
  // An error says only that it was not listening.
  await closed.catch(() => undefined);
  clearTimeout(timer);
}
