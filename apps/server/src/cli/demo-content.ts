import { findKind, itemToRow } from '@podium/content';
import type { DemoContent, DemoFile, DemoPaper } from '@podium/demo-games';
import type { Texts } from '@podium/games';
import type { ContentFile, FolderRow } from '@podium/games-folder';
import sharp from 'sharp';
import type pg from 'pg';
import { publishContent } from '../features/content/folder/publish-content.ts';
import { storeFiles } from '../features/content/folder/prepare-content.ts';
import type { FilePutter, StoredFiles } from '../features/content/folder/prepare-content.ts';
import type { ListPaper } from '../features/prints/paper.ts';
import { sheetBase } from '../features/prints/sheets/sheet-context.ts';
import { Typesetter } from '../features/prints/typesetter.ts';
import type { Log } from '../ground/log.ts';
import { phrase } from '../ground/phrases.ts';

/** Width to which the demo's drawings are rendered as photos (pixels). */
const photoWidth = 1280;
const [typesetLimitMs, typesetterIdleMs] = [30_000, 1000];

/**
 * Publishes the content of the demo Games like `podium content publish`.
 * @returns the number of items
 */
export async function publishDemoContent({
  pool,
  log,
  competitionCode,
  content,
  stored,
}: {
  pool: pg.Pool;
  log: Log;
  competitionCode: string;
  content: DemoContent;
  /** The files of the content, from `storeDemoFiles`. */
  stored: StoredFiles;
}): Promise<number> {
  const rows = new Map<string, FolderRow[]>();
  for (const { kind, id, data } of content.items) {
    const ofKind = rows.get(kind) ?? [];
    rows.set(kind, ofKind);
    ofKind.push(itemToRow(findKind(kind)!, { id, order: ofKind.length + 1, data }));
  }
  return publishContent({ pool, log, competitionCode, content: rows, stored, withdrawsMissing: false });
}

/** Draws the photos, typesets the papers and stores both. @param name of the Games */
export async function storeDemoFiles(
  content: DemoContent,
  { files, publicUrl, name }: { files: FilePutter; publicUrl: string; name: Texts },
): Promise<StoredFiles> {
  const typesetter = new Typesetter(typesetLimitMs, typesetterIdleMs);
  const typeset = async (paper: DemoPaper): Promise<Uint8Array> =>
    typesetter.typeset(await typesetter.prepare(listPaper(paper, { publicUrl, name })));
  const contentFiles = await Promise.all(content.files.map(async (file) => contentFile(file, typeset)));
  const { stored, problems } = await storeFiles(files, contentFiles);
  if (problems.length > 0)
    throw new Error(`A file of the demo is refused: ${problems[0]!.file} ${problems[0]!.message}`);
  return stored;
}

/** Converts a demo document to a printed list, whose last column gets the remaining width. */
function listPaper(
  { language, page, title, subtitle, lines }: DemoPaper,
  { publicUrl, name }: { publicUrl: string; name: Texts },
): ListPaper {
  const width = Math.max(...lines.map((line) => line.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    head: '',
    align: 'start' as const,
    ...(index === width - 1 && { isWide: true as const }),
  }));
  const rows = lines.map((line) => columns.map((_, index) => ({ text: line[index] ?? '' })));
  return {
    ...sheetBase({ language, games: { name: name[language] ?? '' }, publicUrl }, page, phrase(language, 'prints.live')),
    kind: 'list',
    title,
    subtitle,
    facts: [],
    edition: '',
    page: phrase(language, 'prints.page', { page: '{page}', pages: '{pages}' }),
    blocks: [{ kind: 'table', columns, rows }],
  };
}

async function contentFile(
  { path, purpose, content }: DemoFile,
  typeset: (paper: DemoPaper) => Promise<Uint8Array>,
): Promise<ContentFile> {
  const isPaper = typeof content !== 'string' && 'lines' in content;
  const bytes = typeof content === 'string' ? Buffer.from(content) : isPaper ? await typeset(content) : content;
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
