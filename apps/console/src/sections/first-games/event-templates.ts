import type { EventTemplates } from '@podium/contract';
import type { Language, Texts } from '@podium/games';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

export type TemplateSport = EventTemplates['sports'][number];

export interface ChosenTemplate {
  /** Code of the sport; empty for a sport that organizers name themselves. */
  code: string;
  sport: Texts;
  template: TemplateSport['templates'][number];
}

const none: readonly TemplateSport[] = [];

/** Templates of all sports; none until they are loaded, so that an event can be typed meanwhile. */
export function useTemplates(): readonly TemplateSport[] {
  const { data } = useQuery({
    queryKey: ['first-games', 'templates'],
    queryFn: async () => (await request<EventTemplates>('/api/v1/desk/first-games/templates')).sports,
    staleTime: Infinity,
  });
  return data ?? none;
}

export const inLanguage = (texts: Texts, language: Language): string => texts[language] ?? texts.en ?? '';

/** All templates, sorted by the names of their sports. */
export function listTemplates(sports: readonly TemplateSport[], language: Language): ChosenTemplate[] {
  const all = sports.flatMap(({ code, name, templates }) =>
    templates.map((template) => ({ code, sport: template.sport?.name ?? name, template })),
  );
  const { compare } = new Intl.Collator(language);
  return all.toSorted((a, b) => compare(inLanguage(a.sport, language), inLanguage(b.sport, language)));
}
