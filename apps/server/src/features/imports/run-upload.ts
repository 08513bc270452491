/** Runs the command of an upload in a process of its own, and stores its outcome. */
import { rm } from 'node:fs/promises';
import { formatProblem } from '@podium/games-folder';
import type { ImportState } from '@podium/contract';
import type pg from 'pg';
import { moreProblems, stopProblem } from '../report-problems.ts';
import { buildDocuments } from './build-documents.ts';
import { ProgressKeeper } from './progress-keeper.ts';
import { oneAtATime } from './in-turn.ts';
import { rememberedColumns } from './remembered-columns.ts';
import { runPodium } from './run-podium.ts';
import type { PodiumRun } from './run-podium.ts';
import { uploadPath } from './stored-upload.ts';
import type { ImportKit, StoredUpload } from './stored-upload.ts';

/** Processes that take longer are considered hung. */
export const maxMs = 15 * 60_000;

/** A check may need as much memory as an import. */
export const inTurn = oneAtATime();

function argumentsFor(path: string, { kind, name, file, table, gamesCode, timeZone, columns }: StoredUpload): string[] {
  if (kind === 'gtfs') return ['import-gtfs', path];
  const single = file === 'zip' ? [] : [`--name=${name}`, ...(table === null ? [] : [`--table=${table}`])];
  const corrected = [
    ...(gamesCode === null ? [] : [`--games=${gamesCode}`]),
    ...(timeZone === null ? [] : [`--time-zone=${timeZone}`]),
    ...(columns === null ? [] : [`--columns=${JSON.stringify(columns)}`]),
  ];
  return ['import', path, ...single, ...corrected];
}

/** Runs the command and stores its outcome, whatever it is. @param removes number of rows that the import removes */
export async function runUpload(
  kit: ImportKit,
  upload: StoredUpload,
  what: 'check' | 'run',
  removes?: number,
): Promise<void> {
  const { id } = upload;
  const path = uploadPath(kit, upload);
  const { keep } = new ProgressKeeper({ pool: kit.pool, log: kit.log, id });
  try {
    keep({ phase: 'reading', done: 0, total: null });
    const args = [
      ...argumentsFor(path, upload),
      ...(what === 'check' ? ['--dry-run'] : []),
      ...(removes === undefined ? [] : [`--remove=${removes}`]),
    ];
    const result = await runPodium(args, AbortSignal.timeout(maxMs), keep);
    const list = result.summary?.foreign?.list;
    const remembered =
      what === 'check' && list && upload.columns === null ? await rememberedColumns(kit.pool, list) : undefined;
    if (remembered) {
      await kit.pool.query('update imports.uploads set columns = $2 where id = $1', [id, JSON.stringify(remembered)]);
      return await runUpload(kit, { ...upload, columns: remembered }, 'check');
    }
    const run = withReason(result, path);
    const { code } = run;
    const ended: ImportState = what === 'check' ? (code === 0 ? 'checked' : 'faulty') : code === 0 ? 'done' : 'failed';
    // Waiting is only an optimization for readers, so the import counts as done either way.
    if (ended === 'done')
      await buildDocuments(kit, keep).catch((error: Error) =>
        kit.log.warn({ import: id, error: error.message }, 'documents of an import were not built ahead'),
      );
    await finish(kit.pool, upload, ended, { ...run, lines: ownLines(run, path) });
  } catch (error) {
    kit.log.error({ import: id, error: (error as Error).message }, 'an import could not be run');
    const isLate = (error as Error).name === 'AbortError';
    const problems = [
      stopProblem(isLate ? { form: 'import-late', minutes: maxMs / 60_000 } : { form: 'import-interrupted' }),
    ];
    // Without a database the outcome cannot be stored either: the job that tidies uploads ends it later.
    await finish(kit.pool, upload, 'failed', { problems, omitted: 0, lines: [], summary: null }).catch(() => undefined);
  }
  if (what === 'run') await rm(path, { force: true });
}

/** Adds why a command died that reported no error: its signal or its last words. */
function withReason(run: PodiumRun, path: string): PodiumRun {
  if (run.code === 0 || run.problems.some(({ severity }) => severity === 'error')) return run;
  const lastLine = run.lines.findLast((line) => line.trim() !== '')?.replaceAll(path, 'the file');
  const isOutOfMemory = run.signal === 'SIGKILL' || run.lines.some((line) => line.includes('heap out of memory'));
  const reason = stopProblem(
    isOutOfMemory
      ? { form: 'import-memory' }
      : { form: 'import-died', reason: run.signal ?? lastLine ?? String(run.code) },
  );
  return { ...run, problems: [...run.problems, reason] };
}

/** Output lines besides the problems. Empty if there are errors, because the other lines only count them. */
function ownLines({ lines, problems, omitted }: PodiumRun, path: string): string[] {
  if (problems.some(({ severity }) => severity === 'error')) return [];
  const printed = new Set([...problems.map(formatProblem), moreProblems(omitted)]);
  return lines
    .filter((line) => line.trim() !== '' && !printed.has(line))
    .map((line) => line.replaceAll(path, 'the file').replace(/^podium [a-z-]+: /u, ''))
    .slice(0, 200);
}

/** Stores the outcome of an upload. A problem without a file concerns the whole upload. */
async function finish(
  pool: pg.Pool,
  { id, name }: Pick<StoredUpload, 'id' | 'name'>,
  state: ImportState,
  { problems, omitted, lines, summary }: Omit<PodiumRun, 'code' | 'signal'>,
): Promise<void> {
  const named = problems.map((problem) => ({ ...problem, file: problem.file || name }));
  await pool.query(
    `update imports.uploads set state = $2, problems = $3, omitted = $4, lines = $5, summary = $6, progress = null, changed_at = now()
     where id = $1`,
    [id, state, storable(named), omitted, storable(lines), summary && storable(summary)],
  );
}

/** JSON without what PostgreSQL refuses: names and messages come from files, and may contain anything. */
export const storable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\u0000', '\uFFFD').toWellFormed() : part,
  );
