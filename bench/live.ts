// npm run bench:live. Time from commit to 1,000 and to 10,000 clients; the time in which 10,000 connect at once, and
// their memory. Reference: the same bytes from a plain socket server.
import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { percentile, report } from './report.ts';
import { benchKey, residentMb, startServer } from './server.ts';

const readersFile = fileURLToPath(new URL('./live-readers.ts', import.meta.url));
const messages = 60;
const crowd = 10_000;

async function latencies(
  port: number,
  readers: number,
  send: (number: number) => Promise<void>,
  whenConnected: () => Promise<void> = async () => undefined,
): Promise<number[]> {
  const child = fork(readersFile, [String(port), String(readers), String(messages)]);
  const done = new Promise<number[]>((resolve, reject) => {
    child.on('message', (message: string | { latencies: number[] }) => {
      if (message !== 'connected') return resolve((message as { latencies: number[] }).latencies);
      void (async () => {
        await whenConnected();
        for (let number = 0; number < messages; number++) {
          await send(number);
          await sleep(60);
        }
      })().catch(reject);
      return undefined;
    });
    child.on('exit', (code) => reject(new Error(`the readers ended early (${code})`)));
  });
  const timer = setTimeout(() => child.kill(), 120_000);
  return done.finally(() => clearTimeout(timer));
}

function resultXml(version: number): string {
  return (
    `<OdfBody CompetitionCode="BENCH2026" DocumentCode="SWMM100MFR------------FNL-000100--" DocumentType="DT_RESULT" Version="${version}" ResultStatus="LIVE" FeedFlag="P" ` +
    `Date="2026-10-12" Time="10${String(version).padStart(7, '0')}" LogicalDate="2026-10-12" Source="B1"><Competition><Result Rank="1" ResultType="TIME" Result="5${version % 10}.00" SortOrder="1">` +
    `<Competitor Code="900001" Type="A" Organisation="AUR"><Composition><Athlete Code="900001" Order="1"/></Composition></Competitor></Result></Competition></OdfBody>`
  );
}

const server = await startServer({ port: 3395, isDemo: false });
let version = 0;
async function feed(): Promise<void> {
  const response = await fetch(`${server.url}/api/v1/feed/odf`, {
    method: 'POST',
    body: resultXml(++version),
    headers: { 'content-type': 'application/xml', 'x-api-key': benchKey },
  });
  if (response.status !== 200) throw new Error(await response.text());
}

/** Baseline: writes one buffer to the same number of sockets. */
async function bareSockets(readers: number): Promise<number[]> {
  const sockets = new Set<Socket>();
  const plainServer = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.write('HTTP/1.1 200 OK\r\n\r\nretry: 1\n\n');
  });
  await new Promise<void>((resolve) => plainServer.listen(3396, '127.0.0.1', resolve));
  const latenciesMs = await latencies(3396, readers, async (number) => {
    const bytes = Buffer.from(
      `id: x-${number}\nevent: change\ndata: {"keys":["unit:x"],"kind":"result","at":"${new Date().toISOString()}"}\n\n`,
    );
    for (const socket of sockets) socket.write(bytes);
  });
  plainServer.close();
  return latenciesMs;
}

try {
  await feed();
  await sleep(300);
  const thousand = await latencies(server.port, 1000, feed);
  const floor = await bareSockets(1000);
  const before = await residentMb(server.pid);
  let memory = before;
  let connectedMs = 0;
  const started = performance.now();
  const many = await latencies(server.port, crowd, feed, async () => {
    connectedMs = performance.now() - started;
    await sleep(1000);
    memory = await residentMb(server.pid);
  });
  const p99 = percentile(thousand, 0.99);
  const kilobytesEach = ((memory - before) * 1024) / crowd;
  report(`Live (${messages} messages, commit to reader)`, [
    { name: '1,000 readers p50', value: `${percentile(thousand, 0.5).toFixed(1)} ms` },
    { name: '1,000 readers p99', value: `${p99.toFixed(1)} ms`, target: '<= 50 ms', isGood: p99 <= 50 },
    {
      name: 'reference: bare sockets, 1,000 readers p50 / p99',
      value: `${percentile(floor, 0.5).toFixed(1)} / ${percentile(floor, 0.99).toFixed(1)} ms`,
    },
    {
      name: '10,000 readers connect at once',
      value: `${(connectedMs / 1000).toFixed(1)} s`,
      target: '<= 30 s',
      isGood: connectedMs <= 30_000,
    },
    { name: '10,000 readers p50', value: `${percentile(many, 0.5).toFixed(1)} ms` },
    {
      name: '10,000 readers p99',
      value: `${percentile(many, 0.99).toFixed(1)} ms`,
      target: '<= 500 ms',
      isGood: percentile(many, 0.99) <= 500,
    },
    {
      name: 'memory for 10,000 readers',
      value: `${(memory - before).toFixed(0)} MB more (${memory.toFixed(0)} MB in all), ${kilobytesEach.toFixed(1)} kB a reader`,
      target: '<= 20 kB a reader',
      isGood: kilobytesEach <= 20,
    },
  ]);
} finally {
  await server.stop();
}
