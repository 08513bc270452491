// npm run bench:mixed -- [minutes] [fraction of the load, 1 by default]. All kinds of clients and a feed at once;
// some clients disconnect mid-response.
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SseReaders } from './sse-readers.ts';
import { percentile, report } from './report.ts';
import { benchKey, residentMb, startServer } from './server.ts';

const minutes = Number(process.argv[2] ?? 10);
const part = Number(process.argv[3] ?? 1);
const perSecond = { pages: 20 * part, reads: 200 * part, messages: 20 * part };
const readers = 500;
const leaving = 0.03;

const server = await startServer({ port: 3397, isDemo: true });
const took = { pages: [] as number[], reads: [] as number[], messages: [] as number[] };
const errors = new Map<string, number>();
let [left, late] = [0, 0];

function note(error: string): void {
  errors.set(error, (errors.get(error) ?? 0) + 1);
}

/**
 * Starts work at an even pace, whether or not earlier work has finished. This is an open load, like that of real
 * users.
 */
async function pace(
  kind: keyof typeof perSecond,
  until: number,
  work: (turn: number) => Promise<'done' | 'left'>,
): Promise<void> {
  const started = performance.now();
  for (let turn = 0; Date.now() < until; turn++) {
    const due = started + (turn * 1000) / perSecond[kind];
    if (performance.now() - due > 1000) late++;
    await sleep(Math.max(0, due - performance.now()));
    const begun = performance.now();
    void work(turn).then(
      (how) => how === 'done' && took[kind].push(performance.now() - begun),
      (error: Error) => note(`${kind}: ${failureReason(error)}`),
    );
  }
}

/** The cause of a failed fetch is more specific than its message. */
function failureReason({ message, cause }: Error): string {
  return cause instanceof Error && 'code' in cause ? `${message} (${String(cause.code)})` : message;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/**
 * Requests the compressed response, as phones do, and does not decompress it, because that is work of the client, not
 * of the server.
 */
async function read(path: string): Promise<'done'> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().on('error', reject);
      response.on('end', () =>
        response.statusCode === 200 ? resolve('done') : reject(new Error(String(response.statusCode))),
      );
    }).on('error', reject);
  });
}

/** Sends a request and disconnects at some moment before the response is complete. */
function disconnectEarly(path: string): 'left' {
  left++;
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: bench\r\naccept-encoding: br\r\n\r\n`);
  setTimeout(() => socket.destroy(), Math.random() * 150);
  return 'left';
}

const some = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!;

function resultXml(version: number): string {
  return (
    `<OdfBody CompetitionCode="BENCH2026" DocumentCode="SWMM100MFR------------FNL-${String(version % 50).padStart(4, '0')}00--" DocumentType="DT_RESULT" Version="${version}" ResultStatus="LIVE" FeedFlag="P" ` +
    `Date="2026-10-12" Time="10${String(version).padStart(7, '0')}" LogicalDate="2026-10-12" Source="B1"><Competition><Result Rank="1" ResultType="TIME" Result="5${version % 10}.00" SortOrder="1">` +
    `<Competitor Code="900001" Type="A" Organisation="AUR"><Composition><Athlete Code="900001" Order="1"/></Composition></Competitor></Result></Competition></OdfBody>`
  );
}

async function feed(turn: number): Promise<'done'> {
  const response = await fetch(`${server.url}/api/v1/feed/odf`, {
    method: 'POST',
    body: resultXml(turn + 1).replace('BENCH2026', code),
    headers: { 'content-type': 'application/xml', 'x-api-key': benchKey },
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(String(response.status));
  return 'done';
}

async function json<Answer>(path: string): Promise<Answer> {
  return (await (await fetch(server.url + path)).json()) as Answer;
}

const { code } = await json<{ code: string }>('/api/v1/games');
const { days } = await json<{ days: string[] }>('/api/v1/schedule/grid');
const middle = days[Math.floor(days.length / 2)]!;
const { items } = await json<{ items: { id: string; discipline: { key: string } | null; hasResults: boolean }[] }>(
  `/api/v1/schedule/days/${middle}`,
);
const people = await json<{ items: { id: string; organisation: { code: string } | null }[] }>('/api/v1/participants');
const results = items.flatMap(({ id, discipline, hasResults }) =>
  discipline && hasResults ? [`/discipline/${discipline.key}/results/${id}/results`] : [],
);
/**
 * Paths that users open, each kind equally often; a day with hundreds of units takes ten times as long as a profile.
 */
const kinds: readonly (readonly string[])[] = [
  ['/schedule/grid'],
  ['/medals/all'],
  days.map((day) => `/schedule/day/${day}`),
  people.items.map(({ id }) => `/participants/profile/${id}`),
  people.items.flatMap(({ organisation }) => (organisation ? [`/delegation/${organisation.code}`] : [])),
  results,
  results,
];
const reads = [
  '/api/v1/medals',
  '/api/v1/schedule/days',
  '/api/v1/schedule/grid',
  '/api/v1/venues',
  '/api/v1/games',
  ...days.map((day) => `/api/v1/schedule/days/${day}`),
];
const streams = new SseReaders(server.port, readers, leaving / 10);
const memory: number[] = [];
try {
  const until = Date.now() + minutes * 60_000;
  const watching = (async () => {
    for (let minute = 0; minute < minutes; minute++) {
      await sleep(60_000);
      // The minimum of several samples: retained memory, without temporary objects.
      const samples: number[] = [];
      for (let sample = 0; sample < 10; sample++) {
        samples.push(await residentMb(server.pid));
        await sleep(100);
      }
      memory.push(Math.min(...samples));
      console.error(
        `minute ${minute + 1}: ${memory.at(-1)!.toFixed(0)} MB, ${streams.open} streams, ${[...errors].join(' ')}`,
      );
    }
  })();
  const disconnectOrRead = async (path: string): Promise<'done' | 'left'> =>
    Math.random() < leaving ? disconnectEarly(path) : read(path);
  await Promise.all([
    watching,
    pace('pages', until, () => disconnectOrRead(some(some(kinds)))),
    pace('reads', until, () => disconnectOrRead(some(reads))),
    pace('messages', until, feed),
  ]);
  await sleep(2000);
  const second = memory.slice(Math.floor(memory.length / 2));
  const growth = second.at(-1)! / second[0]! - 1;
  const describe = (values: readonly number[]): string =>
    `${values.length}, ${[0.5, 0.95, 0.99].map((part) => percentile(values, part).toFixed(0)).join(' / ')} ms`;
  report(`Mixed load, ${minutes} minutes`, [
    { name: `pages, ${perSecond.pages}/s: made, p50 / p95 / p99`, value: describe(took.pages) },
    { name: `API reads, ${perSecond.reads}/s`, value: describe(took.reads) },
    { name: `messages, ${perSecond.messages}/s`, value: describe(took.messages) },
    { name: `live streams: open, events`, value: `${streams.open}, ${streams.events}` },
    { name: 'readers who left midway', value: `${left + streams.left}` },
    { name: 'begun more than a second late (the bench, not the server)', value: `${late}` },
    {
      name: 'errors, but those of who left',
      value: [...errors].map(([error, count]) => `${count} x ${error}`).join(', ') || '0',
      target: '0',
      isGood: errors.size === 0,
    },
    { name: 'memory at the end of each minute', value: `${memory.map((mb) => mb.toFixed(0)).join(', ')} MB` },
    {
      name: 'growth over the second half',
      value: `${(growth * 100).toFixed(1)} %`,
      target: '<= 5 %',
      isGood: growth <= 0.05,
    },
  ]);
} finally {
  agent.destroy();
  streams.close();
  await server.stop();
}
