import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { LiveHub } from '../live/hub.ts';
import type { Assets } from './assets.ts';
import type { FastLane } from './fast-lane.ts';

export interface EdgeParts {
  fastLane: FastLane;
  live: LiveHub;
  assets: Assets;
  app: OpenAPIHono;
}

/** The one HTTP server: documents and files from memory first, the live stream, then Hono for the rest. */
export function createEdge({ fastLane, live, assets, app }: EdgeParts): Server {
  const hono = getRequestListener((request, env) => app.fetch(request, env));
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      maxHeaderSize: 16 * 1024,
      keepAliveTimeout: 65_000,
      noDelay: true,
    },
    (request, response) => {
      const url = request.url ?? '/';
      if (request.method === 'GET' || request.method === 'HEAD') {
        if (fastLane.answer(request, response) || assets.answer(request, response)) return;
        if (request.method === 'GET' && (url === '/api/v1/live' || url.startsWith('/api/v1/live?'))) {
          live.attach(request, response);
          return;
        }
      }
      void hono(request, response);
    },
  );
  return server;
}

/** Listens; a port in use is told in one sentence. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new Error(`Port ${port} is in use: stop what uses it, or set PORT to another one.`));
      else if (error.code === 'EACCES')
        reject(new Error(`Port ${port} may not be used by this user: set PORT to one above 1023.`));
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
