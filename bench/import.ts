// npm run bench:import -- <folder> [format]. Imports a Games folder or the public Paris 2024 set into an empty
// database. Reference: a plain COPY of the same number of rows.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from './report.ts';
import { runVerb } from './server.ts';

const [, , folder, format = 'games'] = process.argv;
if (!folder) {
  console.log('skipped: name a folder, and its format where it is not a Games folder');
  process.exit(0);
}
const dataDir = await mkdtemp(join(tmpdir(), 'podium-bench-'));
try {
  await runVerb(['doctor'], { DATA_DIR: dataDir });
  const first = await runVerb(['import', folder, '--format', format], { DATA_DIR: dataDir });
  const secondImport = await runVerb(['import', folder, '--format', format], { DATA_DIR: dataDir });
  const replay = await runVerb(['replay'], { DATA_DIR: dataDir });
  console.log(first.out);
  report(`Import (${format})`, [
    {
      name: 'whole command, empty database',
      value: `${first.seconds.toFixed(1)} s`,
      target: '<= 10 s',
      isGood: first.code === 0 && first.seconds <= 10,
    },
    {
      name: 'the same again',
      value: `${secondImport.seconds.toFixed(1)} s`,
      target: 'changes nothing',
      isGood: secondImport.code === 0 && /nothing|unchanged/i.test(secondImport.out),
    },
    { name: 'replay', value: `${replay.seconds.toFixed(1)} s`, target: 'identical', isGood: replay.code === 0 },
  ]);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
