import type { AuditEntry } from '@podium/contract';
import { use } from 'react';
import { useLanguage } from '../../language/language-store.ts';
import { findText } from '../../language/text.ts';
import { SectionsContext, useOpenSections } from '../../session/open-sections.ts';

interface Decisions {
  types: readonly string[];
  typeName: (type: string) => string;
  /** Name of the section that owns the decision. */
  sectionName: (entry: Pick<AuditEntry, 'type'>) => string | undefined;
  /** Address of the page that changes the subject of a decision; undefined if the user may not open it. */
  subjectPath: (entry: Pick<AuditEntry, 'type' | 'about'>) => string | undefined;
  /** Address of the page that undoes a decision; undefined if it is final, or the user may not undo it. */
  undoPath: (entry: Pick<AuditEntry, 'entry' | 'type' | 'about' | 'before'>) => string | undefined;
}

/** Names of decisions and pages of their subjects, from the sections to which they belong. */
export function useDecisions(): Decisions {
  const language = useLanguage();
  const open = useOpenSections();
  const owners = new Map(
    use(SectionsContext).flatMap(({ name, decisions = [] }) => decisions.map((decision) => [decision, name] as const)),
  );
  return {
    types: [...owners.keys()],
    typeName: (type) => findText(language, `${owners.get(type)}.decisions.${type.replace('.', '-')}`) ?? type,
    sectionName: ({ type }) => findText(language, `${owners.get(type)}.menu`),
    undoPath: ({ entry, type, about, before }) =>
      about === null
        ? undefined
        : open.get(owners.get(type) ?? '')?.undoPath?.({ entry, type, about, isFirst: before === null }),
    subjectPath({ type, about }) {
      const section = open.get(owners.get(type) ?? '');
      return section && ((about === null ? undefined : section.subjectPath?.(about)) ?? section.address);
    },
  };
}
