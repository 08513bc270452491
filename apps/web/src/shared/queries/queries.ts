import { contentLanguage } from '@podium/i18n';
import { paths } from '@podium/contract/paths';
import { documentQuery } from './document-query.ts';
import type {
  BracketsAnswer,
  DelegationAnswer,
  DisciplineAnswer,
  DisciplineEventsAnswer,
  DisciplineScheduleAnswer,
  EventAnswer,
  GamesAnswer,
  MedalsAnswer,
  MedalsQuery,
  MedallistsAnswer,
  MultiMedallistsAnswer,
  ParticipantsAnswer,
  ParticipantsQuery,
  PoolsAnswer,
  ProfileAnswer,
  RankingAnswer,
  RecordsAnswer,
  ReportsAnswer,
  ScheduleDayAnswer,
  ScheduleDaysAnswer,
  ScheduleGridAnswer,
  ScheduleLiveAnswer,
  SearchAnswer,
  UnitAnswer,
  VenuesAnswer,
} from '@podium/contract';
import type { LanguageTag } from '@podium/i18n';

const ofDiscipline = (key: string) => [`discipline:${key}`, `participants:${key}`, 'games'];

/** Every document the screens read, each once: address, type and the live keys that make it stale. */
export const queries = {
  games: (language: LanguageTag) => documentQuery<GamesAnswer>(paths.games(contentLanguage(language)), ['games']),
  grid: (language: LanguageTag) =>
    documentQuery<ScheduleGridAnswer>(paths.scheduleGrid(contentLanguage(language)), ['schedule', 'games']),
  days: (language: LanguageTag) =>
    documentQuery<ScheduleDaysAnswer>(paths.scheduleDays(contentLanguage(language)), ['schedule', 'games']),
  day: (
    language: LanguageTag,
    day: string,
    filter: { discipline?: string; venue?: string; delegation?: string } = {},
  ) =>
    documentQuery<ScheduleDayAnswer>(paths.scheduleDay(contentLanguage(language), day, filter), [
      `day:${day}`,
      'participants:*',
      'games',
    ]),
  live: (language: LanguageTag) =>
    documentQuery<ScheduleLiveAnswer>(paths.scheduleLive(contentLanguage(language)), [
      'schedule',
      'participants:*',
      'games',
    ]),
  discipline: (language: LanguageTag, key: string) =>
    documentQuery<DisciplineAnswer>(paths.discipline(contentLanguage(language), key), ofDiscipline(key)),
  disciplineEvents: (language: LanguageTag, key: string) =>
    documentQuery<DisciplineEventsAnswer>(paths.disciplineEvents(contentLanguage(language), key), ofDiscipline(key)),
  disciplineSchedule: (language: LanguageTag, key: string) =>
    documentQuery<DisciplineScheduleAnswer>(
      paths.disciplineSchedule(contentLanguage(language), key),
      ofDiscipline(key),
    ),
  brackets: (language: LanguageTag, key: string) =>
    documentQuery<BracketsAnswer>(paths.disciplineBrackets(contentLanguage(language), key), ofDiscipline(key)),
  pools: (language: LanguageTag, key: string) =>
    documentQuery<PoolsAnswer>(paths.disciplinePools(contentLanguage(language), key), ofDiscipline(key)),
  ranking: (language: LanguageTag, key: string) =>
    documentQuery<RankingAnswer>(paths.disciplineRanking(contentLanguage(language), key), ofDiscipline(key)),
  records: (language: LanguageTag, key: string) =>
    documentQuery<RecordsAnswer>(paths.disciplineRecords(contentLanguage(language), key), ofDiscipline(key)),
  reports: (language: LanguageTag, key?: string) =>
    documentQuery<ReportsAnswer>(
      key ? paths.disciplineReports(contentLanguage(language), key) : paths.reports(contentLanguage(language)),
      key ? ofDiscipline(key) : ['reports', 'games'],
    ),
  event: (language: LanguageTag, id: string, disciplineKey: string) =>
    documentQuery<EventAnswer>(paths.event(contentLanguage(language), id), ofDiscipline(disciplineKey)),
  unit: (language: LanguageTag, id: string) =>
    documentQuery<UnitAnswer>(paths.unit(contentLanguage(language), id), [`unit:${id}`, 'participants:*', 'games']),
  medals: (language: LanguageTag, filter: Partial<Omit<MedalsQuery, 'lang'>>) =>
    documentQuery<MedalsAnswer>(paths.medals(contentLanguage(language), filter), ['medals', 'games']),
  medallists: (language: LanguageTag, discipline: string, filter: { day?: string; latest?: number } = {}) =>
    documentQuery<MedallistsAnswer>(paths.medallists(contentLanguage(language), discipline, filter), [
      'medals',
      'participants:*',
      'games',
    ]),
  multiMedallists: (language: LanguageTag, discipline: string, filter: { gender?: string } = {}) =>
    documentQuery<MultiMedallistsAnswer>(paths.multiMedallists(contentLanguage(language), discipline, filter), [
      'medals',
      'participants:*',
      'games',
    ]),
  participants: (language: LanguageTag, filter: Partial<Omit<ParticipantsQuery, 'lang'>>) =>
    documentQuery<ParticipantsAnswer>(paths.participants(contentLanguage(language), filter), [
      'participants:*',
      'medals',
      'games',
    ]),
  participant: (language: LanguageTag, id: string) =>
    documentQuery<ProfileAnswer>(paths.participant(contentLanguage(language), id), [
      'participants:*',
      'schedule',
      'medals',
      'games',
    ]),
  delegation: (language: LanguageTag, code: string) =>
    documentQuery<DelegationAnswer>(paths.delegation(contentLanguage(language), code), [
      'medals',
      'schedule',
      'participants:*',
      'games',
    ]),
  search: (language: LanguageTag, query: string) =>
    documentQuery<SearchAnswer>(paths.search(contentLanguage(language), query), ['participants:*', 'games']),
  venues: (language: LanguageTag) => documentQuery<VenuesAnswer>(paths.venues(contentLanguage(language)), ['games']),
};

/** In loaders: what is known already is good enough, the screen refreshes it. */
export const known = { staleTime: 'static' } as const;
