import type { FolderRow } from '@podium/games-folder';
import type { OwnedRow, StoredFile } from '../../apply/projection.ts';
import { parseNumber, readTexts } from '../cell-values.ts';
import type { FolderIndex } from './folder-index.ts';

export function documentRow(
  row: FolderRow,
  sort: number,
  index: FolderIndex,
  files: ReadonlyMap<string, StoredFile>,
): OwnedRow<'reports'> {
  const level = row['level'] ?? 'games';
  const { file } = row;
  const stored = file === undefined ? undefined : files.get(file);
  return {
    id: row['id']!,
    kind: row['kind']!,
    level,
    ...placeOf(level, row['ref'], index),
    title: readTexts(row, 'title') ?? {},
    body: readTexts(row, 'body'),
    language: row['language'],
    version: parseNumber(row['version']),
    status: row['status'],
    publishedAt: row['published_at'],
    priority: parseNumber(row['priority']) ?? 0,
    url: row['url'],
    file: stored?.sha256,
    mediaType: stored?.mediaType,
    attributes: {},
    sort,
  };
}

function placeOf(
  level: string,
  ref: string | undefined,
  index: FolderIndex,
): Pick<OwnedRow<'reports'>, 'ref' | 'disciplineCode' | 'unitId'> {
  if (level === 'unit') {
    const unit = index.unit(ref);
    return { ref: unit?.id ?? ref, disciplineCode: unit?.disciplineCode, unitId: unit?.id ?? ref };
  }
  if (level === 'phase') {
    const phase = index.phase(ref);
    return { ref: phase?.id ?? ref, disciplineCode: phase?.event?.disciplineCode };
  }
  if (level === 'event') {
    const event = index.event(ref);
    return { ref: event?.id ?? ref, disciplineCode: event?.disciplineCode };
  }
  const code = level === 'discipline' ? (index.disciplineCodes.get(ref ?? '') ?? ref) : undefined;
  return { ref: code ?? ref, disciplineCode: code };
}
