import { kindNamed, rowOfItem } from '@podium/content';
import type { DemoContent, DemoFile } from '@podium/demo-games';
import type { ContentFile, FolderRow } from '@podium/games-folder';
import sharp from 'sharp';
import type pg from 'pg';
import { publishContent } from '../features/content/folder/publish-content.ts';
import { storeFiles } from '../features/content/folder/prepare-content.ts';
import type { FilePutter } from '../features/content/folder/prepare-content.ts';
import type { Log } from '../log.ts';

/** Photos of the demo are drawings of this width (pixels). */
const photoWidth = 1280;

/** Publishes the content of the demo Games as `podium content publish` would. @returns the number of items */
export async function publishDemoContent({
  pool,
  log,
  competitionCode,
  content,
  files,
}: {
  pool: pg.Pool;
  log: Log;
  competitionCode: string;
  content: DemoContent;
  files: FilePutter;
}): Promise<number> {
  const rows = new Map<string, FolderRow[]>();
  for (const { kind, id, data } of content.items) {
    const ofKind = rows.get(kind) ?? [];
    rows.set(kind, ofKind);
    ofKind.push(rowOfItem(kindNamed(kind)!, { id, order: ofKind.length + 1, data }));
  }
  const given = await Promise.all(content.files.map(async (file) => contentFile(file)));
  const { stored, problems } = await storeFiles(files, given);
  if (problems.length > 0)
    throw new Error(`A file of the demo is refused: ${problems[0]!.file} ${problems[0]!.message}`);
  return publishContent({ pool, log, competitionCode, content: rows, stored, withdrawsMissing: false });
}

async function contentFile({ path, purpose, content }: DemoFile): Promise<ContentFile> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return {
    path,
    purpose,
    bytes:
      purpose === 'photo' && typeof content === 'string'
        ? await sharp(bytes).resize({ width: photoWidth }).webp({ quality: 80 }).toBuffer()
        : bytes,
    at: { file: path, line: 1, column: 1, columnName: '' },
  };
}
