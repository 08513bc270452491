/** Files of the file store, with the items that use them. */
import { findKind } from '@podium/content';
import type { Field, KindName } from '@podium/content';
import type { LanguageCode, MediaFile, MediaFilter, MediaGroup, MediaUse } from '@podium/contract';
import type { Language } from '@podium/games';
import type pg from 'pg';
import type { SignedIn } from '../../../access/actor.ts';
import { instantText } from '../../instant-text.ts';
import { plain } from './list-items.ts';
import { rightOver } from './may-edit.ts';
import { titleOrId } from './present-items.ts';

interface FileRow extends Omit<MediaFile, 'group' | 'name' | 'storedAt' | 'isShown' | 'uses'> {
  /** Epoch milliseconds. */
  storedAt: number;
}

/** A version of an item that uses files. */
interface UserRow {
  kind: KindName;
  id: string;
  data: Readonly<Record<string, unknown>>;
  media: string[];
  isDraft: boolean;
}

interface ReadOptions {
  partition: number;
  language: LanguageCode;
  /** Languages of the Games. */
  languages: readonly Language[];
  reader: Pick<SignedIn, 'grants'>;
}

type ListedFile = Omit<MediaFile, 'isShown'>;

/**
 * Stored files with their uses, newest first; of users with a right over a part of the Games, those that only items
 * beyond it use are left out. Photos of accounts and files of the feed are stored elsewhere.
 */
export async function readMedia(pool: pg.Pool, options: ReadOptions): Promise<ListedFile[]> {
  const files = await pool.query<FileRow>(
    `select sha256, media_type as "mediaType", size, width, height, stored_at as "storedAt",
       exists (select from content.items where media @> array[sha256])
         or exists (select from content.drafts where media @> array[sha256]) as "isUsed"
     from files.objects where is_stored order by stored_at desc, sha256`,
  );
  // Drafts first, because authors see the draft of an item.
  const users = await pool.query<UserRow>(
    `select kind, id, data, media, true as "isDraft" from content.drafts where partition = $1 and media <> '{}'
     union all
     select kind, id, data, media, false from content.items where partition = $1 and media <> '{}'
     order by "isDraft" desc, kind, id`,
    [options.partition],
  );
  const usersByFile = new Map<string, UserRow[]>();
  for (const user of users.rows)
    for (const sha256 of user.media) usersByFile.set(sha256, [...(usersByFile.get(sha256) ?? []), user]);
  const isReadable = ({ kind, data, isDraft }: UserRow): boolean =>
    !isDraft || rightOver(options.reader, kind, data) !== undefined;
  return files.rows.flatMap(({ storedAt, ...file }) => {
    const all = usersByFile.get(file.sha256) ?? [];
    const own = all.filter(isReadable);
    if (all.length > 0 && own.length === 0) return [];
    return [
      {
        ...file,
        storedAt: instantText(storedAt),
        group: mediaGroup(file.mediaType),
        name: own.flatMap((user) => refsIn(user, file.sha256)).map(refPath)[0] ?? null,
        uses: findUses(file.sha256, own, options),
      },
    ];
  });
}

export function filterMedia(files: readonly ListedFile[], { q, group, only }: MediaFilter): ListedFile[] {
  const terms = plain(q ?? '')
    .split(/\s+/u)
    .filter(Boolean);
  return files.filter((file) => {
    if (group !== undefined && file.group !== group) return false;
    if (only === 'unused' && file.isUsed) return false;
    if (only === 'undescribed' && !file.uses.some(({ undescribed }) => undescribed.length > 0)) return false;
    const text = plain([file.name ?? '', ...file.uses.flatMap(({ id, title }) => [id, title])].join(' '));
    return terms.every((word) => text.includes(word));
  });
}

function mediaGroup(mediaType: string): MediaGroup {
  if (mediaType === 'application/pdf') return 'document';
  if (mediaType === 'text/vtt') return 'captions';
  if (mediaType.startsWith('image/')) return 'image';
  return mediaType.startsWith('video/') ? 'video' : 'map';
}

/** One use per item; `users` begins with drafts. */
function findUses(sha256: string, users: readonly UserRow[], { language, languages }: ReadOptions): MediaUse[] {
  const uses = new Map<string, MediaUse>();
  for (const user of users) {
    const { kind, id, data, isDraft } = user;
    const key = `${kind}/${id}`;
    const existing = uses.get(key);
    if (existing) {
      existing.state = 'changed';
      continue;
    }
    const alts = refsIn(user, sha256).flatMap((ref) => ('alt' in ref ? [ref.alt] : []));
    uses.set(key, {
      kind,
      id,
      ...titleOrId(kind, id, data, language),
      state: isDraft ? 'new' : 'published',
      undescribed: languages.filter((language) => alts.some((alt) => !isFilled(alt?.[language]))),
    });
  }
  return [...uses.values()];
}

interface Ref {
  path?: unknown;
  /** Pictures only; undefined if none has been written yet. */
  alt?: Readonly<Record<string, unknown>> | undefined;
}

/** Places in the data of an item that refer to a file. Drafts may be malformed. */
function refsIn({ kind, data }: UserRow, sha256: string): Ref[] {
  return Object.entries<Field>(findKind(kind)?.fields ?? {}).flatMap(([name, { type }]): Ref[] => {
    const value = data[name];
    if (type !== 'image' && type !== 'file' && type !== 'files') return [];
    const references = (type === 'files' && isRecord(value) ? Object.values(value) : [value])
      .filter(isRecord)
      .filter((row) => row['sha256'] === sha256);
    if (type !== 'image') return references.map(({ path }) => ({ path }));
    return references.map(({ path, alt }) => ({ path, alt: isRecord(alt) ? alt : undefined }));
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isFilled = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';
const refPath = ({ path }: Ref): string | undefined =>
  typeof path === 'string' ? path.split('/').at(-1)!.slice(0, 200) : undefined;
