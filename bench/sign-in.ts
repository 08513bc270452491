// npm run bench:sign-in. Time of a failed sign-in for a known and for an unknown user, which must not differ. Each is
// the reference of the other, in turns in the same run.
import { median, percentile, report } from './report.ts';
import { startServer } from './server.ts';

const people = 60;
const triesEach = 2;

const server = await startServer({ port: 3394, isDemo: false });

async function post(path: string, body: unknown): Promise<{ status: number; text: string; ms: number }> {
  const started = performance.now();
  const response = await fetch(`${server.url}/api/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text, ms: performance.now() - started };
}

const knownDeviceMs: number[] = [];
const unknown: number[] = [];
const answers = new Set<string>();
try {
  const password = 'quatro tucanos azuis';
  for (let index = 0; index < people; index++) {
    const form = {
      username: `bench${index}`,
      email: `bench${index}@example.org`,
      cpf: `B${String(index).padStart(7, '0')}`,
    };
    const rest = { password, repeat: password, birthYear: 2000, language: 'en', terms: '1' };
    const { status, text } = await post('sign-up', { ...form, ...rest });
    if (status !== 202) throw new Error(`sign-up answered ${status} ${text}`);
  }
  for (let turn = -5; turn < people * triesEach; turn++) {
    const index = Math.abs(turn) % people;
    const pair = [
      { times: knownDeviceMs, username: `bench${index}` },
      { times: unknown, username: `nobody${index}` },
    ];
    // Alternates the order, because the second may find the processor warm.
    for (const { times, username } of turn % 2 === 0 ? pair : pair.toReversed()) {
      const { status, text, ms } = await post('sign-in', { username, password: `wrong ${turn}` });
      answers.add(`${status} ${text.replace(/"id":"[^"]*"/u, '')}`);
      if (turn >= 0) times.push(ms);
    }
  }
} finally {
  await server.stop();
}
const ratio = median(knownDeviceMs) / median(unknown);
const formatTimes = (times: readonly number[]): string =>
  `${median(times).toFixed(1)} ms, p90 ${percentile(times, 0.9).toFixed(1)} ms`;
report('A sign-in that fails', [
  { name: `user who is known, median of ${knownDeviceMs.length}`, value: formatTimes(knownDeviceMs) },
  { name: 'user who is not', value: formatTimes(unknown) },
  {
    name: 'known beside unknown',
    value: ratio.toFixed(3),
    target: '0.95 to 1.05',
    isGood: ratio > 0.95 && ratio < 1.05,
  },
  { name: 'different answers', value: String(answers.size), target: '1', isGood: answers.size === 1 },
]);
