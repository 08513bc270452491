// npm run bench:scale -- 1 3 10. Games of several sizes: how much each cost has grown, as an exponent of the number
// of messages. 1 is linear.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile, report } from './report.ts';
import type { Figure } from './report.ts';
import { residentMb, runVerb, startServer } from './server.ts';
import type { BenchServer } from './server.ts';

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(1, 3, 10);
const port = 3195;
const reads = 400;
/** Maximum exponent of growth for the costs of building and applying. */
const mostGrowth = 1.1;
const fromMemoryMs = 2;

/** Milliseconds or bytes, by measurement. */
type Costs = Record<keyof typeof names, number>;

const names = {
  apply: 'generated, taken and applied (s)',
  replay: 'replayed and compared (s)',
  start: 'start until ready (s)',
  memory: 'memory of the process after these reads (MB)',
  day: 'the day with most contests, first time (ms)',
  dayAgain: 'the same from memory, p99 (ms)',
  medals: 'medal table from memory, p99 (ms)',
  page: 'page of that day, first time (ms)',
  search: 'search for a family name, median (ms)',
  delegation: 'participants of a delegation, first time (ms)',
} as const;

async function timed(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - started;
}

async function p99(url: string): Promise<number> {
  const times: number[] = [];
  for (let read = 0; read < reads; read++) times.push(await timed(url));
  return percentile(times, 0.99);
}

async function measure(size: number): Promise<{ messages: number; costs: Costs }> {
  let server: BenchServer | undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-bench-'));
  try {
    const { out } = await runVerb(['demo', '--scale', String(size)], { DATA_DIR: dataDir });
    const [, messages, apply] = /(\d+) messages in ([\d.]+) s/.exec(out)!.map(Number);
    const replayed = await runVerb(['replay'], { DATA_DIR: dataDir });
    if (replayed.code !== 0) throw new Error(`a replay differs: ${replayed.out}`);
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
      searches.push(await timed(`${server.url}/api/v1/search?query=${name}`));
    const costs: Costs = {
      apply: apply!,
      replay: replayed.seconds,
      start,
      day: await timed(document),
      dayAgain: await p99(document),
      medals: await p99(`${server.url}/api/v1/medals`),
      page: await timed(`${server.url}/schedule/day/${day}`),
      search: percentile(searches, 0.5),
      delegation: await timed(`${server.url}/api/v1/participants?organisation=ACR`),
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
const [first, last] = [measured[0]!, measured.at(-1)!];
const growthExponent = (name: keyof Costs): number =>
  Math.log(last.costs[name] / first.costs[name]) / Math.log(last.messages / first.messages);
const limits: Partial<Record<keyof Costs, { target: string; isGood: boolean }>> = {
  apply: { target: `power <= ${mostGrowth}`, isGood: growthExponent('apply') <= mostGrowth },
  replay: { target: `power <= ${mostGrowth}`, isGood: growthExponent('replay') <= mostGrowth },
  start: { target: `power <= ${mostGrowth}`, isGood: growthExponent('start') <= mostGrowth },
  dayAgain: { target: `<= ${fromMemoryMs} ms`, isGood: last.costs.dayAgain <= fromMemoryMs },
  medals: { target: `<= ${fromMemoryMs} ms`, isGood: last.costs.medals <= fromMemoryMs },
};
report(`Scale ${sizes.join(', ')}`, [
  { name: 'messages', value: measured.map(({ messages }) => messages).join(', ') },
  ...(Object.keys(names) as (keyof Costs)[]).map((name): Figure => {
    const values = measured.map(({ costs }) => costs[name].toFixed(costs[name] < 10 ? 2 : 0)).join(', ');
    return { name: names[name], value: `${values}; power ${growthExponent(name).toFixed(2)}`, ...limits[name] };
  }),
]);
