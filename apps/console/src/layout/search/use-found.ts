import { fold } from '@podium/games';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findText } from '../../language/text.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useOpenSections } from '../../session/open-sections.ts';
import type { Found, Section } from '../../session/section.ts';

export interface Hit extends Found {
  group: string;
  isOutside?: boolean;
}

/** Fewer letters would find almost everything. */
const minLetters = 2;
const waitMs = 200;

/** Pages of the console by name, and the data of each section that can be searched. */
export function useFound(query: string): { hits: Hit[]; isSearching: boolean; isFailed: boolean } {
  const language = useLanguage();
  const sections = [...useOpenSections().values()];
  const text = useSettled(query.trim());
  const isAsked = text.length >= minLetters;
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    queryKey: ['search', text, language, sections.map(({ name }) => name)],
    queryFn: async ({ signal }) => findAll(sections, { text, language, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const pages = pageHits(sections, language).filter(({ title }) => fold(title).includes(fold(query.trim())));
  return {
    hits: [...pages, ...(isAsked ? (data?.hits ?? []) : [])],
    isSearching: (isAsked && (isFetching || isPlaceholderData)) || text !== query.trim(),
    isFailed: isError || data?.isFailed === true,
  };
}

const sectionName = (language: string, { name }: Section): string =>
  findText(language as Parameters<typeof findText>[0], `${name}.menu`) ?? name;

async function findAll(
  sections: readonly Section[],
  { text, language, signal }: { text: string; language: string; signal: AbortSignal },
): Promise<{ hits: Hit[]; isFailed: boolean }> {
  const searched = sections.flatMap((section) => (section.find ? [{ section, load: section.find }] : []));
  const results = await Promise.allSettled(searched.map(async ({ load }) => (await load())(text, signal)));
  return {
    hits: results.flatMap((result, index) =>
      result.status === 'fulfilled'
        ? result.value.map((hit) => ({ ...hit, group: sectionName(language, searched[index]!.section) }))
        : [],
    ),
    // One section that cannot be searched does not hide the hits of the others.
    isFailed: results.some(({ status }) => status === 'rejected'),
  };
}

function pageHits(sections: readonly Section[], language: ReturnType<typeof useLanguage>): Hit[] {
  const group = findText(language, 'frame.search.pages') ?? '';
  return sections.flatMap((section) => {
    const name = sectionName(language, section);
    const entries = (section.entries ?? []).map(({ address, text }) => ({
      title: findText(language, text) ?? text,
      about: name,
      to: address,
      group,
    }));
    return [
      { title: name, about: '', to: section.address, group, ...(section.isOutside && { isOutside: true }) },
      ...entries,
    ];
  });
}

/** The text after the user has stopped typing for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
