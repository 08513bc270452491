/** The private HTTP server for monitoring and orchestration: never reachable by visitors. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { stackOf } from '../../log.ts';
import type { Log } from '../../log.ts';
import type { ReadModel } from '../../read-model/read-model.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServerParts {
  metrics: Metrics;
  /** Why this process should get no requests now; undefined if it should. */
  unreadiness: () => string | undefined;
  log: Log;
}

/**
 * A database that is away does not matter here: documents and pages in memory are still served, and another process would
 * not reach it either.
 *
 * @returns why the process should get no requests; undefined if it should
 */
export function unreadiness(
  server: Pick<Server, 'listening'>,
  readModel: Pick<ReadModel, 'snapshot'>,
): string | undefined {
  if (!server.listening) return 'The server is starting or stopping.';
  return readModel.snapshot ? undefined : 'The Games are not loaded.';
}

/**
 * `GET /metrics` for Prometheus. `GET /live`: the process answers, restart it if it does not. `GET /ready`: send it
 * requests; 503 while it starts or stops, or has no Games to show.
 */
export function createMetricsServer({ metrics, unreadiness: reasonOf, log }: MetricsServerParts): Server {
  const answers: Record<string, () => Promise<{ status: number; type?: string; body: string }>> = {
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.text() }),
    '/live': async () => ({ status: 200, body: 'live\n' }),
    '/ready': async () => {
      const reason = reasonOf();
      return reason === undefined ? { status: 200, body: 'ready\n' } : { status: 503, body: `${reason}\n` };
    },
  };
  return createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const answer = request.method === 'GET' ? answers[path] : undefined;
    const send = (status: number, body: string, type = 'text/plain; charset=utf-8'): void => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    };
    if (!answer) {
      send(404, 'Not found.\n');
      return;
    }
    answer()
      .then(({ status, body, type }) => send(status, body, type))
      .catch((error: unknown) => {
        log.error({ error: stackOf(error), path }, 'metrics could not be collected');
        send(500, 'Metrics could not be collected.\n');
      });
  });
}
