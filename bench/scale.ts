// npm run bench:scale -- 1 3 10. Games of several sizes: how much each cost has grown, as an exponent of the number
// of messages. 1 is linear.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile, report } from './report.ts';
import type { Figure } from './report.ts';
import { residentMb, runVerb, startServer } from './server.ts';
import type { BenchServer } from './server.ts';

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(1, 3, 10);
const port = 3195;
const reads = 2000;
/** Maximum exponent of growth for the costs of building and applying. */
const mostGrowth = 1.1;
const fromMemoryMs = 2;
/** A replay of larger Games takes more than an hour on two cores, and its growth shows by then. */
const maxReplaySize = 10;

/** Milliseconds or bytes, by measurement; undefined where it was left out. */
type Costs = Record<keyof typeof names, number | undefined>;

const names = {
  apply: 'generated, taken and applied (s)',
  replay: 'replayed and compared (s)',
  start: 'start until ready (s)',
  memory: 'memory of the process after these reads (MB)',
  day: 'the day with most contests, first time (ms)',
  dayAgain: 'the same from memory, first byte, p99 (ms)',
  wholeDayAgain: 'the same from memory, whole, p99 (ms)',
  medals: 'medal table from memory, whole, p99 (ms)',
  page: 'page of that day, first time (ms)',
  search: 'search for a family name, median (ms)',
  delegation: 'participants of a delegation, first time (ms)',
} as const;

const shorten = (cost: number | undefined): string => cost?.toFixed(cost < 10 ? 2 : 0) ?? 'not measured';

async function measureTime(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - started;
}

const agent = new Agent({ keepAlive: true });

/**
 * A read without unpacking the body, which would measure the client.
 * @returns milliseconds until the first byte and until the last
 */
async function readPacked(url: string): Promise<{ first: number; last: number }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const first = performance.now() - started;
      response.on('error', reject).on('end', () => resolve({ first, last: performance.now() - started }));
      response.resume();
    }).on('error', reject);
  });
}

/** 99th percentiles of reads from memory. The first half is not counted: both processes still compile their code. */
async function readAgain(url: string): Promise<{ first: number; last: number }> {
  const times: { first: number; last: number }[] = [];
  for (let read = 0; read < 2 * reads; read++) times.push(await readPacked(url));
  const measuredTimes = times.slice(reads);
  return {
    first: percentile(
      measuredTimes.map(({ first }) => first),
      0.99,
    ),
    last: percentile(
      measuredTimes.map(({ last }) => last),
      0.99,
    ),
  };
}

async function measure(size: number): Promise<{ messages: number; costs: Costs }> {
  let server: BenchServer | undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-bench-'));
  try {
    const { out } = await runVerb(['demo', '--scale', String(size)], { DATA_DIR: dataDir });
    const [, messages, apply] = /(\d+) messages in ([\d.]+) s/.exec(out)!.map(Number);
    const replayed = size > maxReplaySize ? undefined : await runVerb(['replay'], { DATA_DIR: dataDir });
    if (replayed && replayed.code !== 0) throw new Error(`a replay differs: ${replayed.out}`);
    const started = performance.now();
    server = await startServer({ port, isDemo: false, dataDir });
    const start = (performance.now() - started) / 1000;
    const days = (await (await fetch(`${server.url}/api/v1/schedule/days`)).json()) as {
      items: { day: string; units: number }[];
    };
    const { day } = days.items.reduce((most, one) => (one.units > most.units ? one : most));
    const document = `${server.url}/api/v1/schedule/days/${day}`;
    const searches: number[] = [];
    for (const name of ['silva', 'souza', 'costa', 'lima', 'rocha'])
      searches.push(await measureTime(`${server.url}/api/v1/search?query=${name}`));
    const firstDay = await measureTime(document);
    const dayAgain = await readAgain(document);
    const costs: Costs = {
      apply: apply!,
      replay: replayed?.seconds,
      start,
      day: firstDay,
      dayAgain: dayAgain.first,
      wholeDayAgain: dayAgain.last,
      medals: (await readAgain(`${server.url}/api/v1/medals`)).last,
      page: await measureTime(`${server.url}/schedule/day/${day}`),
      search: percentile(searches, 0.5),
      delegation: await measureTime(`${server.url}/api/v1/participants?organisation=ACR`),
      memory: await residentMb(server.pid),
    };
    return { messages: messages!, costs };
  } finally {
    await server?.stop();
    await runVerb(['stop-database'], { DATA_DIR: dataDir });
    await rm(dataDir, { recursive: true, force: true });
  }
}

const measured: { messages: number; costs: Costs }[] = [];
for (const size of sizes) {
  measured.push(await measure(size));
  console.log(size, JSON.stringify(measured.at(-1)));
}
const { costs: largestCosts } = measured.at(-1)!;
/** Between the smallest and the largest size with this cost. */
function growthExponent(name: keyof Costs): number {
  const points = measured.filter(({ costs }) => costs[name] !== undefined);
  const [first, last] = [points[0]!, points.at(-1)!];
  return Math.log(last.costs[name]! / first.costs[name]!) / Math.log(last.messages / first.messages);
}
const limits: Partial<Record<keyof Costs, { target: string; isGood: boolean }>> = {
  apply: { target: `power <= ${mostGrowth}`, isGood: growthExponent('apply') <= mostGrowth },
  replay: { target: `power <= ${mostGrowth}`, isGood: growthExponent('replay') <= mostGrowth },
  start: { target: `power <= ${mostGrowth}`, isGood: growthExponent('start') <= mostGrowth },
  dayAgain: { target: `<= ${fromMemoryMs} ms`, isGood: largestCosts.dayAgain! <= fromMemoryMs },
  medals: { target: `<= ${fromMemoryMs} ms`, isGood: largestCosts.medals! <= fromMemoryMs },
};
report(`Scale ${sizes.join(', ')}`, [
  { name: 'messages', value: measured.map(({ messages }) => messages).join(', ') },
  ...(Object.keys(names) as (keyof Costs)[]).map((name): Figure => {
    const values = measured.map(({ costs }) => shorten(costs[name])).join(', ');
    return { name: names[name], value: `${values}; power ${growthExponent(name).toFixed(2)}`, ...limits[name] };
  }),
]);
