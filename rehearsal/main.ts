// npm run rehearse [-- <scenario>… --list --report <file>]: see docs/rehearsal.md.
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { play } from './play.ts';
import type { Played } from './play.ts';
import { hasFailed, reportFile, reportTable, scenarioLines, summary } from './report.ts';
import { ScenarioError, readScenario } from './scenario.ts';
import type { Scenario } from './scenario.ts';

const shipped = fileURLToPath(new URL('scenarios/', import.meta.url));

/** @param names of shipped scenarios, or file paths; if empty, all shipped scenarios */
async function readScenarios(names: readonly string[]): Promise<Map<string, Scenario>> {
  const files =
    names.length > 0
      ? names.map((name) => (name.endsWith('.json') ? name : join(shipped, `${name}.json`)))
      : (await readdir(shipped)).sort().map((file) => join(shipped, file));
  const scenarios = new Map<string, Scenario>();
  const errors: string[] = [];
  for (const file of files) {
    try {
      scenarios.set(basename(file, '.json'), readScenario(basename(file), await readFile(file, 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        errors.push(`There is no scenario "${basename(file, '.json')}". Run "npm run rehearse -- --list".`);
      else if (error instanceof ScenarioError) errors.push(error.message);
      else throw error;
    }
  }
  if (errors.length > 0) throw new ScenarioError(errors.join('\n'));
  return scenarios;
}

async function rehearse(scenarios: ReadonlyMap<string, Scenario>, signal: AbortSignal): Promise<Played[]> {
  const all: Played[] = [];
  for (const [name, scenario] of scenarios) {
    const played = await play(name, scenario, signal);
    all.push(played);
    console.log(`\n${scenarioLines(played).join('\n')}`);
  }
  return all;
}

const machine = (): string =>
  `${new Date().toISOString().slice(0, 16)}Z, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]!.toFixed(1)}. The load generator runs on the same machine.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean', default: false }, report: { type: 'string' } },
  });
  const scenarios = await readScenarios(positionals);
  if (values.list) {
    const width = Math.max(...[...scenarios.keys()].map((name) => name.length));
    for (const [name, { title }] of scenarios) console.log(`${name.padEnd(width)}  ${title}`);
    return 0;
  }
  // All folders of servers, databases and backups are inside this folder.
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  process.env['TMPDIR'] = folder;
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      console.error('\nStopping: servers are ended and folders removed.');
      stopped.abort();
    });
  try {
    console.log(`${scenarios.size} scenarios. ${machine()}`);
    const all = await rehearse(scenarios, stopped.signal);
    console.log(`\n${reportTable(all).join('\n')}\n\n${summary(all)}`);
    if (values.report !== undefined) await writeFile(values.report, reportFile(all, machine()));
    return all.some(hasFailed) ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof ScenarioError) console.error(error.message);
  else if ((error as Error).name !== 'AbortError') throw error;
  process.exitCode = error instanceof ScenarioError ? 2 : 130;
}
