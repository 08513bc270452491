/** Files that a computer at a venue sends: imported at once, without a card in the list of imports. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentFile, SentFileOutcome } from '../import-services.ts';
import type { FeatureKit } from '../kit.ts';
import { buildDocuments } from './build-documents.ts';
import { importsFolder, inTurn, maxMs, withReason } from './uploads.ts';
import { runPodium } from './run-podium.ts';

export async function importSentFile(
  kit: Pick<FeatureKit, 'dataDir' | 'pool' | 'log' | 'read' | 'programAt'>,
  { bytes, name }: SentFile,
): Promise<SentFileOutcome> {
  const path = join(importsFolder(kit), `${randomUUID()}.sent`);
  await mkdir(importsFolder(kit), { recursive: true });
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
  try {
    const run = await inTurn(async () => {
      const result = await runPodium(['import', path, `--name=${name}`], AbortSignal.timeout(maxMs));
      return withReason(result, path);
    });
    const { code, problems, summary } = run;
    if (code !== 0) return { status: 'refused', problems: problems.filter(({ severity }) => severity === 'error') };
    const isUnchanged = summary?.isUnchanged === true || summary?.changes?.length === 0;
    // Waiting is only for readers: the import counts either way.
    if (!isUnchanged) await buildDocuments(kit, () => undefined).catch(() => undefined);
    return { status: isUnchanged ? 'unchanged' : 'taken', problems: [] };
  } finally {
    await rm(path, { force: true });
  }
}
