/** A built server that simulates the next version: one more migration, and another version of the rules. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** Adds columns to tables that the current version reads and writes for every message. */
const migration = ['feed.journal', 'feed.outbox', 'sport.result_sets', 'sport.schedule_units', 'people.persons']
  .map((table) => `ALTER TABLE ${table} ADD COLUMN "of_next_version" integer DEFAULT 0 NOT NULL;`)
  .join('--> statement-breakpoint\n');

export interface NextVersion {
  /** Path of its command. */
  podium: string;
  projectionVersion: number;
  remove: () => Promise<void>;
}

export async function makeNextVersion(): Promise<NextVersion> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-next-'));
  const server = join(folder, 'apps/server');
  await mkdir(server, { recursive: true });
  for (const name of ['bin', 'src', 'scripts', 'migrations', 'package.json', 'tsconfig.json'])
    await cp(join(root, 'apps/server', name), join(server, name), { recursive: true });
  for (const name of [
    'node_modules',
    'packages',
    'package.json',
    'tsconfig.base.json',
    'apps/server/node_modules',
    'apps/web',
    'apps/console',
  ])
    await symlink(join(root, name), join(folder, name));
  await addMigration(join(server, 'migrations'));
  const projectionVersion = await raiseRules(join(server, 'src/feed/apply/projection-version.ts'));
  await run(process.execPath, ['scripts/bundle.mjs'], { cwd: server });
  return {
    podium: join(server, 'bin/podium.mjs'),
    projectionVersion,
    remove: async () => rm(folder, { recursive: true, force: true }),
  };
}

async function addMigration(folder: string): Promise<void> {
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] };
  const last = journal.entries.at(-1)!;
  const tag = `${String(last.idx + 1).padStart(4, '0')}_next_version`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(join(folder, `${tag}.sql`), migration);
}

async function raiseRules(file: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  const [declaration, number] = /projectionVersion = (\d+)/u.exec(text)!;
  const version = Number(number) + 1;
  await writeFile(file, text.replace(declaration, `projectionVersion = ${version}`));
  return version;
}
