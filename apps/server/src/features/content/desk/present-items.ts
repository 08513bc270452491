/** Items as the console shows them. */
import { findKind, itemTitle } from '@podium/content';
import type { KindName } from '@podium/content';
import type {
  DeskItemAnswer,
  DeskListEntry,
  DeskPerson,
  DraftAnswer,
  DraftFault,
  LanguageCode,
} from '@podium/contract';
import type { Language } from '@podium/games';
import { instantText } from '../../instant-text.ts';
import type { Draft, ItemName, Published } from './drafts.ts';
import { formFaults } from './faults.ts';
import { missingLanguages } from './missing-languages.ts';

type Data = Readonly<Record<string, unknown>>;
const optionalInstant = (timeMs: number | null): string | null => (timeMs === null ? null : instantText(timeMs));

const presentEditor = ({ editedBy, editedByName }: Draft): DeskPerson =>
  editedBy === null || editedByName === null ? null : { id: editedBy, username: editedByName };

function presentDraft(draft: Draft, faults: DraftFault[]): DraftAnswer {
  const { data, order, version, state, publishAt, editedAt, basedOn, failure } = draft;
  return {
    data: { ...data },
    order,
    version,
    state,
    publishAt: optionalInstant(publishAt),
    editedBy: presentEditor(draft),
    editedAt: instantText(editedAt),
    basedOn,
    failure,
    faults,
  };
}

export function presentItem(
  { kind, id }: ItemName,
  { draft, published }: { draft?: Draft; published?: Published },
  { faults, languages, needsReview }: { faults: DraftFault[]; languages: readonly Language[]; needsReview: boolean },
): DeskItemAnswer {
  return {
    kind,
    id,
    published: published
      ? {
          data: { ...published.data },
          order: published.order,
          entry: published.entry,
          publishedAt: instantText(published.publishedAt),
          changedAt: instantText(published.changedAt),
        }
      : null,
    draft: draft ? presentDraft(draft, faults) : null,
    needsReview,
    missing: missingLanguages(kind, (draft ?? published)?.data ?? {}, languages),
  };
}

/** Title of an item of the desk; its id if no field has a text. */
export const titleOrId = (
  kind: KindName,
  id: string,
  data: Data,
  language: LanguageCode,
): { title: string; lang: Language | null } => itemTitle(findKind(kind)!, data, language) ?? { title: id, lang: null };

export function presentListEntry(
  kind: KindName,
  { id, draft, published }: { id: string; draft?: Draft; published?: Published },
  language: LanguageCode,
  languages: readonly Language[],
): DeskListEntry {
  const version = (draft ?? published)!;
  const missing = new Set(Object.values(missingLanguages(kind, version.data, languages)).flat());
  return {
    id,
    ...titleOrId(kind, id, version.data, language),
    order: version.order,
    state: !published ? 'new' : draft ? 'changed' : 'published',
    draftState: draft?.state ?? null,
    publishAt: optionalInstant(draft?.publishAt ?? null),
    changedAt: instantText(draft?.editedAt ?? published!.changedAt),
    editedBy: draft ? presentEditor(draft) : null,
    missing: languages.filter((language) => missing.has(language)),
    faults: draft ? formFaults(kind, draft.data).length : 0,
  };
}
