/** Files that a computer at a venue sends: imported at once, without a card in the list of imports. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentFile, SentFileOutcome } from '../import-services.ts';
import type { FeatureKit } from '../kit.ts';
import { stopProblem } from '../report-problems.ts';
import type { Importer } from './importer.ts';
import { inTurn, maxMs } from './run-upload.ts';
import { importsFolder } from './stored-upload.ts';

export async function importSentFile(
  kit: Pick<FeatureKit, 'dataDir' | 'pool' | 'programAt'>,
  importer: Importer,
  { bytes, name }: SentFile,
): Promise<SentFileOutcome> {
  const path = join(importsFolder(kit), `${randomUUID()}.sent`);
  await mkdir(importsFolder(kit), { recursive: true });
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
  try {
    const { code, problems, summary } = await inTurn(async () => importer.run(path, name, maxMs));
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (code === undefined && errors.length === 0)
      return { status: 'refused', problems: [stopProblem({ form: 'import-died', reason: name })] };
    if (code !== 0) return { status: 'refused', problems: errors };
    await untilShown(kit);
    const isUnchanged = summary?.isUnchanged === true || summary?.changes?.length === 0;
    return { status: isUnchanged ? 'unchanged' : 'taken', problems: [] };
  } finally {
    await rm(path, { force: true });
  }
}

/** Resolves when readers see the import. */
async function untilShown({ pool, programAt }: Pick<FeatureKit, 'pool' | 'programAt'>): Promise<void> {
  const { rows } = await pool.query<{ seq: number }>('select last_seq as seq from feed.installation');
  if (rows[0] && rows[0].seq > 0) await programAt(rows[0].seq);
}
