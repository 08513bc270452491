import type { BoardChoice } from '@podium/contract/board-words';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { useVenues } from '../../program/use-unit-texts.ts';
import { boardsApi } from './boards-api.ts';

export function useSports() {
  const lang = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['sports', lang],
    queryFn: async () => boardsApi.sports(lang),
    staleTime: 300_000,
  });
  return data;
}

export function useCups() {
  const lang = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['cups', lang],
    queryFn: async () => boardsApi.cups(lang),
    staleTime: 300_000,
  });
  return data;
}

/** Names of boards by kind and subject; an id until the name of its subject is known. */
export function useBoardNames(boards: readonly BoardChoice[]): string[] {
  const t = useText();
  const lang = useLanguage();
  const venues = useVenues();
  const sports = useSports();
  const cups = useCups();
  const asked = boards.map(({ kind, ids: [, id = ''] }) => ({
    kind: kind === 'unit' ? ('units' as const) : ('events' as const),
    id,
    isAsked: kind === 'unit' || kind === 'standing',
  }));
  const found = useQueries({
    queries: asked.map(({ kind, id, isAsked }) => ({
      queryKey: ['board-name', kind, id, lang],
      queryFn: async () => boardsApi.name(kind, id, lang),
      enabled: isAsked,
      staleTime: 300_000,
      retry: false,
    })),
  });
  const nameOf = (all: readonly { id: string; name: string }[], id: string): string =>
    all.find((one) => one.id === id)?.name ?? id;
  return boards.map(({ kind, ids: [first = '', second = ''] }, index) => {
    const venue = venues.find(({ id }) => id === first);
    const sport = sports.find(({ key }) => key === first.toLowerCase())?.name ?? first;
    const subjects = {
      court: [venue?.name ?? first, nameOf(venue?.locations ?? [], second)],
      venue: [venue?.name ?? first],
      day: [],
      medals: [sport],
      cup: [nameOf(cups, first)],
      unit: [sport, found[index]?.data ?? second],
      standing: [sport, found[index]?.data ?? second],
    } as const;
    return [t(`boards.kind.${kind}`), ...subjects[kind]].filter(Boolean).join(' · ');
  });
}
