// npm run bench:access-log. The cost of counting a response: one process serves the same document on two ports, with
// and without counting, in turns. Compares the CPU time per request, which would differ more between two processes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadAnswer, LoadOrder } from './http-load.ts';
import { median, report } from './report.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 1);
const turns = 40;
/** Headers of a browser on a phone. */
const headers = [
  'user-agent: Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'accept: application/json',
  'accept-language: pt-BR,pt;q=0.9,en;q=0.8',
  'referer: http://bench/medals/all',
  'sec-fetch-dest: empty',
  'sec-fetch-mode: cors',
  'sec-fetch-site: same-origin',
  'sec-ch-ua-mobile: ?1',
  'sec-ch-ua-platform: "Android"',
];
const filePath = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const server = fork(filePath('./counting.ts'));
const [{ ports, path }] = (await once(server, 'message')) as [{ ports: [number, number]; path: string }];

async function usedBytes(): Promise<number> {
  const reported = once(server, 'message') as Promise<[number]>;
  server.send('cpu');
  return (await reported)[0];
}

async function load(order: LoadOrder): Promise<LoadAnswer> {
  const child = fork(filePath('./http-load.ts'));
  child.send(order);
  return ((await once(child, 'message')) as [LoadAnswer])[0];
}

/** CPU time per request (microseconds). */
async function cpuPerRequest(port: number): Promise<number> {
  const before = await usedBytes();
  const { took, failed } = await load({ port, path, connections: 32, seconds, headers });
  if (failed > 0) throw new Error(`${failed} requests failed`);
  return ((await usedBytes()) - before) / took.length;
}

const [counted, uncounted] = ports;
// Warm-up: the first requests run before code is compiled.
for (let turn = 0; turn < 2; turn++) for (const port of ports) await cpuPerRequest(port);
const costs: { counted: number; uncounted: number }[] = [];
for (let turn = 0; turn < turns; turn++) {
  // Alternates the order, because each run is affected by the previous one.
  const isFirst = turn % 2 === 0;
  const cost = await cpuPerRequest(isFirst ? counted : uncounted);
  const other = await cpuPerRequest(isFirst ? uncounted : counted);
  costs.push(isFirst ? { counted: cost, uncounted: other } : { counted: other, uncounted: cost });
}
server.kill();
const ratios = costs.map((cost) => cost.counted / cost.uncounted).toSorted((a, b) => a - b);
const ratio = median(ratios);
const part = (share: number): string => ratios[Math.floor(turns * share)]!.toFixed(3);
report(`Counting answers (${turns} turns of ${seconds} s each)`, [
  { name: 'a document from memory, counted', value: `${median(costs.map((cost) => cost.counted)).toFixed(2)} µs` },
  { name: 'not counted', value: `${median(costs.map((cost) => cost.uncounted)).toFixed(2)} µs` },
  {
    name: 'ratio, and its middle half',
    value: `${ratio.toFixed(3)} (${part(0.25)} to ${part(0.75)})`,
    // One percent, plus another for the variation between two equal runs.
    target: '<= 1.02',
    isGood: ratio <= 1.02,
  },
]);
