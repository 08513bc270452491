import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface StubPushService {
  url: string;
  received: Received[];
  /** Answers to the next requests for a path; 201 afterwards. */
  answers: Map<string, { status: number; headers?: Record<string, string> }[]>;
  close: () => void;
}

export async function stubPushService(): Promise<StubPushService> {
  const received: Received[] = [];
  const answers: StubPushService['answers'] = new Map();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url!;
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const { status, headers } = answers.get(path)?.shift() ?? { status: 201 };
      response.writeHead(status, headers).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    close: () => {
      server.close().closeAllConnections();
    },
  };
}
