// npm run bench:restart. Kills a server of the demo Games and measures the time until the next one serves a document.
// That one attaches to the database which the killed one left running. Reference: a plain Node process that prints a
// line.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile, report } from './report.ts';
import { runVerb, startServer } from './server.ts';

const restarts = 20;
const port = 3193;
const dataDir = await mkdtemp(join(tmpdir(), 'podium-bench-'));
const times: number[] = [];
const plainServer: number[] = [];
try {
  let server = await startServer({ port, isDemo: true, dataDir });
  for (let restart = 0; restart < restarts; restart++) {
    process.kill(server.pid, 'SIGKILL');
    const started = performance.now();
    server = await startServer({ port, isDemo: true, dataDir });
    const response = await fetch(`${server.url}/api/v1/medals`);
    if (!response.ok) throw new Error(`the medal table answered ${response.status}`);
    await response.arrayBuffer();
    times.push(performance.now() - started);
    const begun = performance.now();
    spawnSync(process.execPath, ['-e', 'console.log(1)']);
    plainServer.push(performance.now() - begun);
  }
  await server.stop();
} finally {
  await runVerb(['stop-database'], { DATA_DIR: dataDir });
  await rm(dataDir, { recursive: true, force: true });
}
const seconds = (values: readonly number[], part: number): string => (percentile(values, part) / 1000).toFixed(2);
report('Restart', [
  { name: `killed to serving, p50 of ${restarts}`, value: `${seconds(times, 0.5)} s` },
  {
    name: 'p95',
    value: `${seconds(times, 0.95)} s`,
    target: '<= 3 s',
    isGood: percentile(times, 0.95) <= 3000,
  },
  { name: 'reference: a bare Node, p50', value: `${seconds(plainServer, 0.5)} s` },
]);
