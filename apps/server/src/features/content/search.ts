import { findKind, kindNames, localizedText } from '@podium/content';
import type { KindName } from '@podium/content';
import type { Language, Texts } from '@podium/games';
import type pg from 'pg';
import { prepared } from '../../database/prepared.ts';
import type { SearchSource } from '../../read-model/program/building.ts';
import { phrase } from '../../ground/phrases.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { Program } from '../../read-model/program/program.ts';
import type { PublishedItem } from './items.ts';
import { ambassadorLevel } from './shown-people.ts';

interface Found {
  entry: Awaited<ReturnType<SearchSource>>[number];
  /** Name and other names. */
  names: string;
  /** All searched texts, joined. */
  text: string;
}
type SearchedItem = PublishedItem & { kind: KindName };

const searchedKinds = kindNames.filter((kind) => findKind(kind)!.searched.length > 0);
/** Maximum length of the line below the name. */
const longestDetail = 120;

/** Cached items by pool, because every keystroke triggers a search. */
const itemsByPool = new WeakMap<pg.Pool, { version: string; items: SearchedItem[] }>();

/** Searches content in the texts that its kind marks as searched. What is found by name comes first. */
export const search: SearchSource = async ({ pool, snapshot, language }, finds) => {
  const entries = (await searchedItems(pool, snapshot.partition))
    .toSorted(newestFirst)
    .flatMap((item) => toEntry(item, snapshot, language) ?? []);
  const found = entries.filter(({ text }) => finds(text));
  const isByName = ({ names }: Found): boolean => finds(names);
  return [...found.filter(isByName), ...found.filter((one) => !isByName(one))].map(({ entry }) => entry);
};

async function searchedItems(pool: pg.Pool, partition: number): Promise<SearchedItem[]> {
  // Every publication raises the newest entry, and every withdrawal lowers the count.
  const { rows: versions } = await pool.query<{ version: string }>(
    prepared(
      `select $1::int || ' ' || count(*) || ' ' || coalesce(max(entry), 0) as version from content.items where partition = $1`,
      [partition],
    ),
  );
  const { version } = versions[0]!;
  const cached = itemsByPool.get(pool);
  if (cached?.version === version) return cached.items;
  const { rows } = await pool.query<SearchedItem>(
    `select kind, id, data from content.items where partition = $1 and kind = any($2)
     order by kind, position nulls last, id collate "C"`,
    [partition, searchedKinds],
  );
  const items = rows.toSorted(newestFirst);
  itemsByPool.set(pool, { version, items });
  return items;
}

function toEntry(item: SearchedItem, program: Program, language: Language): Found | undefined {
  const { kind, id } = item;
  // Ambassadors are found under their own name only if published in full; otherwise only their profile is found.
  if (kind === 'ambassador' && ambassadorLevel(program, item as PublishedItem<'ambassador'>) !== 'full')
    return undefined;
  const data: Readonly<Record<string, unknown>> = item.data;
  const presenter = new Presenter(program, language);
  const texts = findKind(kind)!.searched.map((field) => {
    const text = localText(data[field], language);
    // A person is not found by a name that has been hidden since, even if a text still contains it.
    return text && { ...text, text: presenter.written(text.text) };
  });
  const [name, detail] = texts;
  if (!name) return undefined;
  const line = detail?.text.split('\n', 1)[0] ?? '';
  const other = otherNames(item, language);
  return {
    entry: {
      kind,
      id,
      name: name.text,
      lang: name.lang,
      ...(typeof data['type'] === 'string' && { type: data['type'] }),
      detail: line.length > longestDetail ? `${line.slice(0, longestDetail).trimEnd()}…` : line,
    },
    names: `${name.text} ${other}`,
    text: [...texts.map((text) => text?.text ?? ''), other].join(' '),
  };
}

/** Other names that readers use for an item: `Bulletin 38`, `hospital` for a clinic. */
const otherNames = (item: SearchedItem, language: Language): string => {
  const number = bulletinNumber(item);
  if (number !== undefined) return `${phrase(language, 'content.bulletinWords')} ${number}`;
  if (item.kind !== 'place' || !('type' in item.data)) return '';
  const { type } = item.data;
  return type === 'hospital' || type === 'hotel' ? phrase(language, `content.${type}Words`) : '';
};

const bulletinNumber = ({ kind, data }: SearchedItem): number | undefined =>
  kind === 'bulletin' && 'number' in data && typeof data.number === 'number' ? data.number : undefined;

/** Sorts bulletins newest first; other kinds keep their order. */
const newestFirst = (a: SearchedItem, b: SearchedItem): number => {
  const [number, otherNumber] = [bulletinNumber(a), bulletinNumber(b)];
  return number === undefined || otherNumber === undefined ? 0 : otherNumber - number;
};

const localText = (value: unknown, language: Language): { text: string; lang: Language } | undefined =>
  typeof value === 'string' ? { text: value, lang: language } : localizedText(value as Texts | undefined, language);
