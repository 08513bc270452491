// npm run bench:scorers -- [scorers, 100 by default] [seconds, 30 by default]. Scorers enter results through their
// links, as fast as the limit of a link allows, while an account asks for itself. Reference: the same server without
// scorers.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, report } from './report.ts';
import { startServer } from './server.ts';

const scorers = Number(process.argv[2] ?? 100);
const seconds = Number(process.argv[3] ?? 30);
/** A link may send 120 requests a minute. */
const pauseMs = 550;
const askEveryMs = 20;
const maxMeMs = 300;

interface Listed {
  unit: { id: string };
  status: string;
  hasFeed: boolean;
  mayEnter: boolean;
}
interface Sheet {
  contest: string;
  lines: { competitor: { id: string }; isOpen: boolean }[];
}

const server = await startServer({ port: 3396, isDemo: true });
const agent = new Agent({ keepAlive: true, maxSockets: scorers + 20 });
let cookie = '';

async function ask(method: string, path: string, body?: object): Promise<{ status: number; text: string; ms: number }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { origin: server.url, cookie, ...(body && { 'content-type': 'application/json' }) };
    const sent = request(server.url + path, { method, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      response.on('end', () => {
        const [session] = response.headers['set-cookie']?.map((text) => text.split(';')[0]!) ?? [];
        if (session && cookie === '') cookie = session;
        const text = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode!, text, ms: performance.now() - started });
      });
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

async function json<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const { status, text } = await ask(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status} ${text}`);
  return JSON.parse(text) as Answer;
}

/** Contests whose results are not sent, from the last day backwards. */
async function freeContests(): Promise<string[]> {
  const { days } = await json<{ days: string[] }>('GET', '/api/v1/schedule/grid');
  const found: string[] = [];
  for (const day of days.toReversed()) {
    const { items } = await json<{ items: Listed[] }>('GET', `/api/v1/desk/results?day=${day}`);
    for (const { unit, mayEnter, hasFeed, status } of items)
      if (mayEnter && !hasFeed && status !== 'CANCELLED') found.push(unit.id);
    if (found.length >= scorers) break;
  }
  return found.slice(0, scorers);
}

async function openLink(unit: string): Promise<string> {
  const path = `/api/v1/desk/results/${encodeURIComponent(unit)}/links`;
  const { url } = await json<{ url: string }>('POST', path, { label: 'Bench', hours: 1 });
  return new URL(url).hash.slice(1);
}

/** Requests `/api/v1/me` at a steady rate until a time (ms). @returns the response times (ms) */
async function askForMe(untilMs: number): Promise<number[]> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const askOnce = async (): Promise<void> => {
    const { status, ms } = await ask('GET', '/api/v1/me');
    if (status !== 200) throw new Error(`/api/v1/me answered ${status}`);
    times.push(ms);
  };
  for (let due = performance.now(); due < untilMs; due += askEveryMs) {
    await sleep(Math.max(0, due - performance.now()));
    pending.push(askOnce());
  }
  await Promise.all(pending);
  return times;
}

const decisions: number[] = [];
const refused = new Map<number, number>();

async function score(link: string, untilMs: number): Promise<void> {
  const { sheet } = await json<{ sheet: Sheet }>('POST', '/api/v1/score', { link });
  const line = sheet.lines.find(({ isOpen }) => !isOpen);
  for (let turn = 0; performance.now() < untilMs; turn++) {
    const what =
      sheet.contest === 'sides' || !line
        ? { do: 'begin' }
        : { do: 'mark', competitor: line.competitor.id, mark: String(10 + (turn % 10)), irm: null };
    const at = new Date().toISOString();
    const steps = [{ ...what, id: `bench-${link.slice(0, 12)}-${turn}`, at }];
    const { status, ms } = await ask('POST', '/api/v1/score', { link, steps, sentAt: at });
    if (status === 200) decisions.push(ms);
    else refused.set(status, (refused.get(status) ?? 0) + 1);
    await sleep(Math.max(0, pauseMs - ms));
  }
}

try {
  const password = /demo\.admin\s+(\S+)/u.exec(server.printed())?.[1];
  await json('POST', '/api/v1/auth/sign-in', { username: 'demo.admin', password });
  const links: string[] = [];
  for (const unit of await freeContests()) links.push(await openLink(unit));
  await askForMe(performance.now() + 2000);
  const idle = await askForMe(performance.now() + 10_000);
  const untilMs = performance.now() + seconds * 1000;
  const [busy] = await Promise.all([askForMe(untilMs), ...links.map((link) => score(link, untilMs))]);
  const figures = (times: readonly number[]): string =>
    [0.5, 0.9, 0.99].map((part) => percentile(times, part).toFixed(0)).join(' / ');
  const [idleMs, meMs] = [percentile(idle, 0.99), percentile(busy, 0.99)];
  report(`${links.length} scorers at once, ${seconds} s`, [
    { name: '`/api/v1/me` on an idle server, p50 / p90 / p99', value: `${figures(idle)} ms` },
    {
      name: '`/api/v1/me` with scorers',
      value: `${figures(busy)} ms`,
      target: `p99 <= ${maxMeMs} ms, or on a busy host twice that without`,
      isGood: meMs <= Math.max(maxMeMs, 2 * idleMs),
    },
    { name: 'decisions', value: `${figures(decisions)} ms, ${(decisions.length / seconds).toFixed(0)}/s` },
    {
      name: 'refused decisions',
      value: [...refused].map(([status, count]) => `${count} x ${status}`).join(', ') || '0',
      target: '0',
      isGood: refused.size === 0,
    },
  ]);
} finally {
  agent.destroy();
  await server.stop();
}
