// npm run bench:apply. The demo Games from an empty database: messages per second applied in batches and one by one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from './report.ts';
import { runVerb } from './server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'podium-bench-'));
try {
  const demo = await runVerb(['demo'], { DATA_DIR: dataDir });
  const [, messages, seconds] = /(\d+) messages in ([\d.]+) s/.exec(demo.out) ?? [];
  const replay = await runVerb(['replay'], { DATA_DIR: dataDir });
  const [, entries, replaySeconds] = /(\d+) journal entries replayed in ([\d.]+) s/.exec(replay.out) ?? [];
  report('Apply (the demo Games)', [
    { name: 'messages', value: messages ?? '?' },
    {
      name: 'made, taken and applied',
      value: `${seconds} s, ${Math.round(Number(messages) / Number(seconds))} messages/s`,
      target: '<= 15 s',
      isGood: Number(seconds) <= 15,
    },
    {
      name: 'replayed and compared',
      value: `${replaySeconds} s, ${Math.round(Number(entries) / Number(replaySeconds))} messages/s`,
      isGood: replay.code === 0,
      target: 'identical',
    },
  ]);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
