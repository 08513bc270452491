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
import type { ConsoleHost } from './console-host.ts';
import type { FastLane } from './fast-lane.ts';
import { clientAddress } from './address.ts';
import type { Pages } from './pages/pages.ts';
import { readRequestId, withRequestId } from '../ground/request-id.ts';
import { reportAnswer } from './report-answer.ts';
import { refuseSlowBody } from './slow-body.ts';
import type { BodyRate } from './slow-body.ts';

export interface EdgeParts {
  fastLane: FastLane;
  live: LiveHub;
  assets: Assets;
  /** Omitted in API tests. */
  consoleFiles?: ConsoleFiles;
  /** Omitted if the console has no host of its own. */
  consoleHost?: ConsoleHost;
  /** Omitted in API tests. */
  pages?: Pages;
  app: OpenAPIHono;
  /** Called for every response. */
  listener?: AnswerListener;
  counts: AnswerCounts;
  trustedHops: number;
}

/** Limits of a connection (times in milliseconds). */
export interface EdgeLimits extends Omit<BodyRate, 'maxMs'> {
  /** Maximum number of connections; further ones are closed immediately. */
  connections: number;
  headMs: number;
  /** Maximum duration of a request body. */
  requestMs: number;
  /** Maximum duration of a file upload, which may be a video. */
  uploadMs: number;
  /** Interval for checking timeouts. */
  checkMs: number;
  /** A client that accepts no data for this long is disconnected. */
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

/**
 * The only public HTTP server: documents, files and pages from memory first, then the live stream, then Hono for
 * everything else.
 */
export function createEdge(
  { fastLane, live, assets, consoleFiles, consoleHost, pages, app, listener, counts, trustedHops }: EdgeParts,
  limits: Partial<EdgeLimits> = {},
): Server {
  const { connections, headMs, requestMs, uploadMs, checkMs, silenceMs, ...rate } = { ...defaultLimits, ...limits };
  const bodyRate = { ...rate, maxMs: requestMs };
  const uploadRate = { ...rate, maxMs: uploadMs };
  const answerFromMemory = (request: IncomingMessage, response: ServerResponse): Lane | undefined => {
    if (consoleHost?.redirect(request, response)) return 'console';
    if (fastLane.answer(request, response)) return 'document';
    if (assets.answer(request, response)) return 'file';
    if (consoleFiles?.answer(request, response)) return 'console';
    return pages?.answer(request, response) ? 'page' : undefined;
  };
  const hono = getRequestListener((request, env) => app.fetch(request, env));
  const server = createServer(
    {
      headersTimeout: headMs,
      // Upper limit for any request; `refuseSlowBody` enforces a shorter one for most.
      requestTimeout: headMs + uploadMs,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: 16 * 1024,
      keepAliveTimeout: 65_000,
      noDelay: true,
    },
    (request, response) => {
      // Requests after a stream on the same connection could never be answered and would pile up.
      if (live.isTaken(request.socket)) {
        request.socket.destroy();
        return;
      }
      // During shutdown, clients must not send another request on this connection.
      if (!server.listening) response.shouldKeepAlive = false;
      const url = request.url ?? '/';
      if (request.method === 'GET' || request.method === 'HEAD') {
        const lane = answerFromMemory(request, response);
        if (lane) {
          // Counted immediately: waiting for the end of the response would cost more than counting.
          counts.add(lane, response.statusCode);
          if (listener) reportAnswer(listener, request, response.statusCode);
          return;
        }
        if (url === '/api/v1/live' || url.startsWith('/api/v1/live?')) {
          const address = clientAddress(request.socket.remoteAddress, request.headers, trustedHops);
          live.attach(request, response, addressPrefix(address));
          // Counted immediately, because a stream ends many minutes later.
          counts.add('live', response.statusCode);
          if (listener) reportAnswer(listener, request, response.statusCode);
          return;
        }
      }
      response.once('close', () => {
        // A client that disconnected early got no response.
        if (!response.headersSent) return;
        counts.add('api', response.statusCode);
        if (listener) reportAnswer(listener, request, response.statusCode);
      });
      refuseSlowBody(request, response, isUpload(request) ? uploadRate : bodyRate);
      void withRequestId(readRequestId(request, trustedHops), async () => hono(request, response));
    },
  );
  server.maxConnections = connections;
  server.timeout = silenceMs;
  return server;
}

const isUpload = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && /^\/api\/v1\/(?:files|desk\/imports)(?:\?|$)/u.test(url);

/** Starts listening; a port in use is reported in one sentence. */
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

/** Waits for requests in progress, then closes the server. */
export async function closeEdge(server: Server): Promise<void> {
  server.closeIdleConnections();
  const closed = promisify(server.close.bind(server))();
  const timer = setTimeout(() => server.closeAllConnections(), 3000).unref();
  // The only possible error is that the server was not listening.
  await closed.catch(() => undefined);
  clearTimeout(timer);
}
