/** Builders of the reads that kinds of content declare. */
import { findKind, kindNames } from '@podium/content';
import type { Field, Kind, KindName, KindRead } from '@podium/content';
import type { KindReadName } from '@podium/contract';
import { liveKeys } from '@podium/contract/live-keys';
import type { BuildContext, Built, FeatureBuilders } from '../../../read-model/program/building.ts';
import { findItem, listItems } from '../items.ts';
import type { PublishedItem } from '../items.ts';
import { ofKinds } from '../of-kinds.ts';
import { ContentPresenter } from '../present.ts';
import { placeNames } from '../reads/people.ts';
import { presentItem } from './present-item.ts';
import type { ItemContext } from './present-item.ts';

type Build<Parameters> = (context: BuildContext, parameters: Parameters) => Promise<Built | undefined>;
type Filters = Readonly<Record<string, string | undefined>>;

function kindBuildersOf(name: KindName, kind: Kind, read: KindRead): [string, unknown][] {
  const targets = Object.values(kind.fields).flatMap((field) =>
    field.type === 'reference' || field.type === 'references' ? field.to : [],
  );
  const kinds: KindName[] = targets.includes('place') ? [name, 'place'] : [name];
  const keys = sportKeys(targets, read);
  const list: Build<Filters> = ofKinds(kinds, keys, async (context, filters) => {
    const published = await listItems(context.pool, context.snapshot.partition, name);
    const matching = published.filter((item) => matches(kind, item, filters));
    const itemContext = await openContext(context, kinds, read);
    const items = group(kind, read, matching).flatMap((item) => presentItem(kind, item, itemContext) ?? []);
    return { items, total: items.length };
  });
  if (read.item === undefined) return [[read.list, list]];
  const one: Build<{ id: string }> = ofKinds(kinds, keys, async (context, { id }) => {
    const item = await findItem(context.pool, context.snapshot.partition, name, id);
    return item && presentItem(kind, item, await openContext(context, kinds, read));
  });
  return [
    [read.list, list],
    [read.item, one],
  ];
}

/** Live keys of what an answer takes from the sport. */
function sportKeys(targets: readonly string[], { isAboutSport }: KindRead): string[] {
  const isNamed = (...all: readonly string[]): boolean => targets.some((target) => all.includes(target));
  const namesPeople = isAboutSport || isNamed('person', 'team');
  return [
    ...(namesPeople ? [liveKeys.participants] : []),
    ...(isNamed('venue') ? [liveKeys.venues] : []),
    ...(namesPeople || isNamed('venue', 'discipline', 'event', 'delegation') ? [liveKeys.games] : []),
  ];
}

async function openContext(
  context: BuildContext,
  kinds: readonly KindName[],
  { isAboutSport }: KindRead,
): Promise<ItemContext> {
  const present = new ContentPresenter(context.snapshot, context.language);
  const placeName = kinds.includes('place') ? await placeNames(context, present) : () => null;
  return { present, isAboutSport, placeName };
}

function matches({ fields }: Kind, { data }: PublishedItem, filters: Filters): boolean {
  const values: Readonly<Record<string, unknown>> = data;
  return Object.entries(filters).every(([name, asked]) => {
    if (asked === undefined || !Object.hasOwn(fields, name)) return true;
    const value = values[name];
    return Array.isArray(value) ? value.includes(asked) : value === asked;
  });
}

function group({ fields }: Kind, { groupedBy }: KindRead, items: readonly PublishedItem[]): readonly PublishedItem[] {
  if (groupedBy === undefined) return items;
  const words = wordsOf(fields[groupedBy]);
  const place = ({ data }: PublishedItem): number =>
    words.indexOf((data as Readonly<Record<string, unknown>>)[groupedBy] as string);
  return items.toSorted((a, b) => place(a) - place(b));
}

const wordsOf = (field: Field | undefined): readonly string[] => (field?.type === 'choice' ? field.words : []);

export const kindBuilders = Object.fromEntries(
  kindNames.flatMap((name) => {
    const kind = findKind(name)!;
    return kind.read ? kindBuildersOf(name, kind, kind.read) : [];
  }),
) as Pick<FeatureBuilders, KindReadName>;
