import { createContext, use, useMemo } from 'react';
import { openSections } from './section.ts';
import type { Section } from './section.ts';
import { useUser } from './session-store.ts';

/** Every section of the console. Sections do not import each other: they find their neighbors here. */
export const SectionsContext = createContext<readonly Section[]>([]);

/** @returns the sections that the current user may open by name, in menu order */
export function useOpenSections(): ReadonlyMap<string, Section> {
  const sections = use(SectionsContext);
  const user = useUser();
  return useMemo(
    () => new Map(openSections(sections, user?.grants ?? []).map((section) => [section.name, section])),
    [sections, user],
  );
}
