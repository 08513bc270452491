import { contentLanguage } from '@podium/i18n';
import { paths } from '@podium/contract/paths';
import { documentQuery } from './document-query.ts';
import type {
  DisciplineAnswer,
  DisciplineEventsAnswer,
  GamesAnswer,
  MedalsAnswer,
  MedallistsAnswer,
  ScheduleDayAnswer,
  ScheduleDaysAnswer,
  ScheduleGridAnswer,
  UnitAnswer,
  VenuesAnswer,
} from '@podium/contract';
import type { LanguageTag } from '@podium/i18n';

/** Every document the screens read, each once: address, type and the live keys that make it stale. */
export const queries = {
  games: (language: LanguageTag) => documentQuery<GamesAnswer>(paths.games(contentLanguage(language)), ['games']),
  grid: (language: LanguageTag) =>
    documentQuery<ScheduleGridAnswer>(paths.scheduleGrid(contentLanguage(language)), ['schedule', 'games']),
  days: (language: LanguageTag) =>
    documentQuery<ScheduleDaysAnswer>(paths.scheduleDays(contentLanguage(language)), ['schedule', 'games']),
  day: (language: LanguageTag, day: string, filter: { discipline?: string; venue?: string } = {}) =>
    documentQuery<ScheduleDayAnswer>(paths.scheduleDay(contentLanguage(language), day, filter), [
      `day:${day}`,
      'games',
    ]),
  discipline: (language: LanguageTag, key: string) =>
    documentQuery<DisciplineAnswer>(paths.discipline(contentLanguage(language), key), [`discipline:${key}`, 'games']),
  disciplineEvents: (language: LanguageTag, key: string) =>
    documentQuery<DisciplineEventsAnswer>(paths.disciplineEvents(contentLanguage(language), key), [
      `discipline:${key}`,
      'games',
    ]),
  unit: (language: LanguageTag, id: string) =>
    documentQuery<UnitAnswer>(paths.unit(contentLanguage(language), id), [`unit:${id}`, 'games']),
  medals: (
    language: LanguageTag,
    filter: { discipline?: string; gender?: string; division?: string; sort?: 'gold' | 'total' },
  ) => documentQuery<MedalsAnswer>(paths.medals(contentLanguage(language), filter), ['medals', 'games']),
  medallists: (language: LanguageTag, discipline: string) =>
    documentQuery<MedallistsAnswer>(paths.medallists(contentLanguage(language), discipline), ['medals', 'games']),
  venues: (language: LanguageTag) => documentQuery<VenuesAnswer>(paths.venues(contentLanguage(language)), ['games']),
};

/** In loaders: what is known already is good enough, the screen refreshes it. */
export const known = { staleTime: 'static' } as const;
