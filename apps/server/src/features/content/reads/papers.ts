import type { BulletinAnswer, BulletinsAnswer, ContentDocumentAnswer, ContentDocumentsAnswer } from '@podium/contract';
import { liveKeys } from '@podium/contract/live-keys';
import type { FeatureBuilders } from '../../../read-model/program/building.ts';
import { ofKinds } from '../of-kinds.ts';
import { listItems } from '../items.ts';
import type { PublishedItem } from '../items.ts';
import { ContentPresenter } from '../present.ts';

type Bulletin = PublishedItem<'bulletin'>;
type Document = PublishedItem<'document'>;
type BulletinHead = BulletinsAnswer['items'][number];

export const paperBuilders: Pick<FeatureBuilders, 'bulletins' | 'bulletin' | 'contentDocuments'> = {
  bulletins: ofKinds(['bulletin'], [liveKeys.games], async ({ snapshot, pool, language }) => {
    const present = new ContentPresenter(snapshot, language);
    const bulletins = await listItems(pool, snapshot.partition, 'bulletin');
    const items = bulletins
      .map((bulletin) => presentBulletin(present, bulletin, bulletins))
      .sort((a, b) => Number(b.isPinned) - Number(a.isPinned) || b.number - a.number);
    return { items, total: items.length } satisfies Omit<BulletinsAnswer, 'asOf'>;
  }),

  bulletin: ofKinds(['bulletin'], [liveKeys.games], async ({ snapshot, pool, language }, { id }) => {
    const bulletins = await listItems(pool, snapshot.partition, 'bulletin');
    const bulletin = bulletins.find((bulletin) => bulletin.id === id);
    if (!bulletin) return undefined;
    const present = new ContentPresenter(snapshot, language);
    return {
      ...presentBulletin(present, bulletin, bulletins),
      text: present.text(bulletin.data.text),
      files: present.files(bulletin.data.files),
    } satisfies Omit<BulletinAnswer, 'asOf'>;
  }),

  contentDocuments: ofKinds(['document'], [liveKeys.games], async ({ snapshot, pool, language }, { type }) => {
    const present = new ContentPresenter(snapshot, language);
    const documents = await listItems(pool, snapshot.partition, 'document');
    const items = documents
      .filter(({ data }) => type === undefined || data.type === type)
      .map((document) => presentDocument(present, document, documents))
      .sort(
        (a, b) =>
          Number(b.isPinned) - Number(a.isPinned) ||
          (a.published === b.published ? 0 : a.published > b.published ? -1 : 1),
      );
    return { items, total: items.length } satisfies Omit<ContentDocumentsAnswer, 'asOf'>;
  }),
};

function presentBulletin(present: ContentPresenter, { id, data }: Bulletin, all: readonly Bulletin[]): BulletinHead {
  const replacedHead = (bulletin: Bulletin | undefined): BulletinHead['replaces'] =>
    bulletin ? { id: bulletin.id, number: bulletin.data.number } : null;
  return {
    id,
    number: data.number,
    title: present.text(data.title),
    published: present.instant(Date.parse(data.published))!,
    priority: data.priority ?? 0,
    isPinned: data.isPinned ?? false,
    audience: data.audience ?? 'everyone',
    discipline: present.discipline(data.discipline),
    replaces: replacedHead(all.find((bulletin) => bulletin.id === data.replaces)),
    replacedBy: replacedHead(all.find((bulletin) => bulletin.data.replaces === id)),
    hasFile: data.files !== undefined,
  };
}

export function presentDocument(
  present: ContentPresenter,
  { id, data }: Document,
  all: readonly Document[],
): ContentDocumentAnswer {
  const [file, ...otherFiles] = present.files(data.files);
  return {
    id,
    type: data.type,
    title: present.text(data.title),
    summary: present.optionalText(data.summary),
    discipline: present.discipline(data.discipline),
    event: present.event(data.event),
    unit: data.unit ?? null,
    day: data.day ?? null,
    published: data.published,
    priority: data.priority ?? 0,
    isPinned: data.isPinned ?? false,
    version: data.version ?? null,
    replaces: data.replaces ?? null,
    replacedBy: all.find((document) => document.data.replaces === id)?.id ?? null,
    file: file!,
    otherFiles,
  };
}
