// A separate process that requests one address over persistent connections as fast as possible, and reports the rate.
import { connect } from 'node:net';

export interface LoadOrder {
  port: number;
  path: string;
  connections: number;
  seconds: number;
  /** Header lines in addition to the default ones. */
  headers?: readonly string[];
}

export interface LoadAnswer {
  perSecond: number;
  /** Duration of each request (ms). */
  took: number[];
  failed: number;
}

process.on('message', (order: LoadOrder) => void answer(order));

async function answer(order: LoadOrder): Promise<void> {
  // A hundred thousand numbers take a while to send; disconnect afterwards.
  process.send!(await load(order), () => process.disconnect());
}

async function load({ port, path, connections, seconds, headers = [] }: LoadOrder): Promise<LoadAnswer> {
  const lines = [`GET ${path} HTTP/1.1`, 'host: bench', 'accept-encoding: br', ...headers];
  const request = lines.map((line) => `${line}\r\n`).join('') + '\r\n';
  const took: number[] = [];
  let failed = 0;
  const until = performance.now() + seconds * 1000;
  const reader = async (): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let [sentAt, missing, head] = [0, 0, ''];
      const ask = (): void => {
        if (performance.now() > until) return void socket.end(resolve);
        sentAt = performance.now();
        socket.write(request);
      };
      socket.on('connect', ask).on('error', () => {
        failed++;
        resolve();
      });
      socket.on('data', (chunk: Buffer) => {
        if (missing === 0) {
          head += chunk.toString('latin1');
          const end = head.indexOf('\r\n\r\n');
          if (end === -1) return;
          if (!head.startsWith('HTTP/1.1 200')) failed++;
          missing = Number(/content-length: (\d+)/i.exec(head)?.[1]) - (head.length - end - 4);
          head = '';
        } else missing -= chunk.length;
        if (missing > 0) return;
        took.push(performance.now() - sentAt);
        ask();
      });
    });
  await Promise.all(Array.from({ length: connections }, reader));
  return { perSecond: took.length / seconds, took, failed };
}
