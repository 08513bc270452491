/** Private HTTP server for monitoring and orchestration, not reachable by visitors. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { formatStack } from '../../ground/log.ts';
import type { Log } from '../../ground/log.ts';
import type { ReadModel } from '../../read-model/read-model.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServerParts {
  metrics: Metrics;
  /** Reason why this process should not receive requests now; undefined if it should. */
  unreadiness: () => string | undefined;
  log: Log;
}

/**
 * An unreachable database does not matter here: documents and pages in memory are still served, and another process
 * could not reach it either.
 *
 * @returns the reason why the process should not receive requests; undefined if it should
 */
export function unreadiness(
  server: Pick<Server, 'listening'>,
  readModel: Pick<ReadModel, 'snapshot'>,
): string | undefined {
  if (!server.listening) return 'The server is starting or stopping.';
  return readModel.snapshot ? undefined : 'The Games are not loaded.';
}

/**
 * `GET /metrics` for Prometheus. `GET /live`: restart the process if it does not answer. `GET /ready`: whether to route
 * requests to the process; 503 while it starts or stops, or has no Games loaded.
 */
export function createMetricsServer({ metrics, unreadiness: unreadyReason, log }: MetricsServerParts): Server {
  const answers: Record<string, () => Promise<{ status: number; type?: string; body: string }>> = {
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.text() }),
    '/live': async () => ({ status: 200, body: 'live\n' }),
    '/ready': async () => {
      const reason = unreadyReason();
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
        log.error({ error: formatStack(error), path }, 'metrics could not be collected');
        send(500, 'Metrics could not be collected.\n');
      });
  });
}
