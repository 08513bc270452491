// npm run bench:pages. Pages compared with a document of the same server and run; reads and live events while pages
// are rendered.
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LoadAnswer, LoadOrder } from './http-load.ts';
import { median, percentile, report } from './report.ts';
import type { Figure } from './report.ts';
import type { PacedAnswer, PacedOrder } from './paced-load.ts';
import { benchKey, startServer } from './server.ts';

const filePath = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const rounds = 3;
/** Comparisons of similar speeds need many short turns. */
const turns = 9;
const turnSeconds = 2;
const document = '/api/v1/medals?lang=en';

/** Sends one order to a separate process and returns its reply. */
async function runOrder<Answer>(file: string, order: LoadOrder | PacedOrder): Promise<Answer> {
  const child = fork(filePath(file));
  child.send(order);
  return new Promise((resolve, reject) => {
    child.once('message', (answer: Answer) => resolve(answer));
    child.once('exit', (code) => reject(new Error(`${file} ended early (${code})`)));
  });
}

async function load(order: LoadOrder): Promise<LoadAnswer> {
  const answer = await runOrder<LoadAnswer>('./http-load.ts', order);
  if (answer.failed > 0) throw new Error(`${order.path}: ${answer.failed} failed`);
  return answer;
}

const server = await startServer({ port: 3398, isDemo: true });
const { port, url } = server;
const json = async <Answer>(path: string): Promise<Answer> => (await (await fetch(url + path)).json()) as Answer;
const { code } = await json<{ code: string }>('/api/v1/games');
const { days } = await json<{ days: string[] }>('/api/v1/schedule/grid');
const people: string[] = [];
for (let page = 1; people.length < 1200; page++) {
  const { items } = await json<{ items: { id: string }[] }>(`/api/v1/participants?page=${page}`);
  if (items.length === 0) break;
  people.push(...items.map(({ id }) => id));
}
const figures: Figure[] = [];

/** The same bytes from a plain server: the cost of HTTP itself. */
async function plainServer(body: Buffer): Promise<{ port: number; stop: () => void }> {
  const other = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  return {
    port: (other.address() as { port: number }).port,
    stop: () => {
      other.closeAllConnections();
      other.close();
    },
  };
}

async function compareRates(): Promise<void> {
  const finished = `/schedule/day/${days[0]!}`;
  const paths = { document, medals: '/medals/all', finished };
  for (const path of Object.values(paths)) await (await fetch(url + path)).arrayBuffer();
  const rates: Record<keyof typeof paths, number[]> = { document: [], medals: [], finished: [] };
  for (let round = 0; round < rounds; round++)
    for (const name of ['document', 'medals', 'finished'] as const)
      rates[name].push((await load({ port, path: paths[name], connections: 64, seconds })).perSecond);
  figures.push({ name: 'document, 64 connections', value: `${Math.round(median(rates.document))} requests/s` });
  for (const [name, target] of [
    ['medals', 0.4],
    ['finished', 0.2],
  ] as const) {
    const ratio = median(rates[name].map((rate, round) => rate / rates.document[round]!));
    figures.push({
      name: `page ${paths[name]}`,
      value: `${Math.round(median(rates[name]))} requests/s, ${ratio.toFixed(2)} of the document`,
      target: `>= ${target}`,
      isGood: ratio >= target,
    });
  }
}

async function compareWithBare(): Promise<void> {
  const response = await fetch(url + document, { headers: { 'accept-encoding': 'identity' } });
  const { brotliCompressSync } = await import('node:zlib');
  const other = await plainServer(brotliCompressSync(Buffer.from(await response.arrayBuffer())));
  const ratios: number[] = [];
  const ours = async (): Promise<LoadAnswer> => load({ port, path: document, connections: 64, seconds: turnSeconds });
  const theirs = async (): Promise<LoadAnswer> =>
    load({ port: other.port, path: '/', connections: 64, seconds: turnSeconds });
  for (let round = 0; round < turns; round++) {
    // Alternates the order, because the speed of the host varies over time.
    const [first, second] = round % 2 === 0 ? [await ours(), await theirs()] : [await theirs(), await ours()];
    ratios.push(round % 2 === 0 ? first.perSecond / second.perSecond : second.perSecond / first.perSecond);
  }
  other.stop();
  figures.push({
    name: 'document against a bare node:http server in the process of the bench, same bytes',
    value: median(ratios).toFixed(2),
    target: '>= 0.75',
    isGood: median(ratios) >= 0.75,
  });
}

function resultXml(version: number): string {
  return (
    `<OdfBody CompetitionCode="${code}" DocumentCode="SWMM100MFR------------FNL-000100--" DocumentType="DT_RESULT" Version="${version}" ResultStatus="LIVE" FeedFlag="P" ` +
    `Date="2026-10-12" Time="10${String(version).padStart(7, '0')}" LogicalDate="2026-10-12" Source="B1"><Competition><Result Rank="1" ResultType="TIME" Result="5${version % 10}.00" SortOrder="1">` +
    `<Competitor Code="900001" Type="A" Organisation="AUR"><Composition><Athlete Code="900001" Order="1"/></Composition></Competitor></Result></Competition></OdfBody>`
  );
}

let version = 0;

/** Milliseconds from a message to its live event, at five per second. */
async function eventTimes(ms: number): Promise<number[]> {
  const took: number[] = [];
  let sentAt = 0;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/v1/live HTTP/1.1\r\nhost: bench\r\n\r\n');
  socket.on('data', (chunk: Buffer) => {
    if (sentAt === 0 || !chunk.includes('event: change')) return;
    took.push(performance.now() - sentAt);
    sentAt = 0;
  });
  for (const until = Date.now() + ms; Date.now() < until; await sleep(200)) {
    sentAt = performance.now();
    await fetch(`${url}/api/v1/feed/odf`, {
      method: 'POST',
      body: resultXml(++version),
      headers: { 'content-type': 'application/xml', 'x-api-key': benchKey },
    });
  }
  socket.destroy();
  return took;
}

/** Milliseconds per read at an even pace of a hundred per second. */
async function readTimes(ms: number): Promise<number[]> {
  const took: number[] = [];
  const pending: Promise<void>[] = [];
  const begun = performance.now();
  for (let turn = 0; turn * 10 < ms; turn++) {
    await sleep(Math.max(0, begun + turn * 10 - performance.now()));
    const requestedAt = performance.now();
    pending.push(
      fetch(url + document)
        .then(async (response) => response.arrayBuffer())
        .then(() => void took.push(performance.now() - requestedAt)),
    );
  }
  await Promise.all(pending);
  return took;
}

interface Times {
  reads: number[];
  events: number[];
}

async function whileRenderingPages(): Promise<void> {
  const ms = 5000;
  const measure = async (): Promise<Times> => {
    const [reads, events] = await Promise.all([readTimes(ms), eventTimes(ms)]);
    return { reads, events };
  };
  await measure();
  const quiet: Times[] = [];
  const busy: Times[] = [];
  let failed = 0;
  const everyMs = 50;
  // A starting process uses a core for a while, which must not count as page rendering.
  const startMs = 1000;
  const urlsPerRound = (startMs + ms) / everyMs;
  const urls = people.map((id) => `${url}/participants/profile/${id}`);
  if (urls.length < urlsPerRound * turns) throw new Error('not enough people for 20 a second');
  for (let round = 0; round < turns; round++) {
    quiet.push(await measure());
    const neverRequested = urls.slice(round * urlsPerRound, (round + 1) * urlsPerRound);
    const profiles = runOrder<PacedAnswer>('./paced-load.ts', { urls: neverRequested, everyMs });
    await sleep(startMs);
    busy.push(await measure());
    failed += (await profiles).failed;
  }
  for (const [name, kind] of [
    ['JSON reads', 'reads'],
    ['live events, from the feed door', 'events'],
  ] as const) {
    // Compares adjacent turns, so that a busy moment of the host affects only one turn.
    const p99 = (times: readonly Times[]): number[] => times.map((times) => percentile(times[kind], 0.99));
    const [with20, without] = [p99(busy), p99(quiet)];
    const ratio = median(with20.map((withMs, round) => withMs / without[round]!));
    figures.push({
      name: `p99 of ${name} while 20 never-asked profiles a second are made, median of ${turns} turns`,
      value: `${median(with20).toFixed(1)} ms, without ${median(without).toFixed(1)} ms: ${ratio.toFixed(2)} times`,
      target: '<= 2',
      isGood: ratio <= 2,
    });
  }
  figures.push({ name: 'profiles that failed', value: String(failed), target: '0', isGood: failed === 0 });
}

async function simultaneousRequests(): Promise<void> {
  const path = `/spa/schedule/day/${days[1]!}`;
  const started = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 2000 }, async () => {
      const response = await fetch(url + path);
      await response.arrayBuffer();
      return { status: response.status, tag: response.headers.get('etag') };
    }),
  );
  const took = performance.now() - started;
  const good = answers.filter(({ status }) => status === 200);
  const pages = new Set(good.map(({ tag }) => tag)).size;
  figures.push({
    name: '2,000 at once on a page that nobody has asked for: answered, pages made, until the last has it',
    value: `${good.length}, ${pages}, ${(took / 1000).toFixed(2)} s`,
    target: '2000, 1',
    isGood: good.length === 2000 && pages === 1,
  });
}

try {
  await simultaneousRequests();
  await compareRates();
  await compareWithBare();
  await whileRenderingPages();
  report(`Pages (${rounds} rounds of ${seconds} s)`, figures);
} finally {
  await server.stop();
}
