import { readEventRules } from '@podium/games-folder';
import type { FolderRow, GamesFacts } from '@podium/games-folder';
import type { OwnedRow } from '../../apply/projection.ts';
import { plainProperties } from '../plain-columns.ts';
import { parseList, parseNumber, readTexts } from '../cell-values.ts';
import type { FolderIndex } from './folder-index.ts';

export function gamesRow(games: GamesFacts): OwnedRow<'games'> {
  return {
    code: games.code,
    name: games.name,
    firstDay: games.start,
    lastDay: games.end,
    timeZone: games.timeZone,
    dayEndsAt: games.dayEndsAt,
    languages: games.languages,
    regions: games.regions,
    isAdult: games.adult,
    publicationDefault: games.publicationDefault,
    generatedAt: games.generatedAt,
    source: games.source,
    licence: games.licence,
  };
}

/** Reference to an image by content: `file:` and its SHA-256. */
export type ImageOf = (path: string | undefined) => string | undefined;

export function organisationRow(row: FolderRow, sort: number, findImage: ImageOf): OwnedRow<'organisations'> {
  const formerCodes = parseList(row['former_codes']);
  return {
    ...plainProperties('organisations', 'organisations', row),
    id: row['id']!,
    code: row['code'] ?? row['id']!,
    name: readTexts(row, 'name') ?? {},
    flag: findImage(row['flag']),
    isRanked: row['ranked'] !== 'false',
    isHidden: false,
    sort,
    formerCodes: formerCodes.length > 0 ? formerCodes : undefined,
  };
}

export function venueRow(row: FolderRow, sort: number, findImage: ImageOf): OwnedRow<'venues'> {
  return {
    ...plainProperties('venues', 'venues', row),
    id: row['id']!,
    kind: row['kind'] ?? 'venue',
    parentId: row['parent'],
    name: readTexts(row, 'name') ?? {},
    latitude: parseNumber(row['lat']),
    longitude: parseNumber(row['lon']),
    map: findImage(row['map']),
    sort,
  };
}

export function disciplineRow(row: FolderRow, sort: number): OwnedRow<'disciplines'> {
  const codes = parseList(row['odf_codes']);
  return {
    ...plainProperties('disciplines', 'disciplines', row),
    id: row['id']!,
    code: row['code']!,
    odfCodes: codes.length > 0 ? codes : undefined,
    name: readTexts(row, 'name') ?? {},
    sort,
  };
}

export function eventRow(row: FolderRow, sort: number): OwnedRow<'events'> {
  return {
    ...plainProperties('events', 'events', row),
    id: row['id']!,
    disciplineId: row['discipline']!,
    name: readTexts(row, 'name') ?? {},
    gender: row['gender']!,
    kind: row['kind']!,
    isExhibition: row['exhibition'] === 'true',
    medals: parseNumber(row['medals']) ?? 1,
    sort,
  };
}

export function eventRulesRow(row: FolderRow, sort: number): OwnedRow<'eventRules'> {
  return { ...readEventRules(row), eventId: row['event']!, sort };
}

export function phaseRow(row: FolderRow, sort: number, index: FolderIndex): OwnedRow<'phases'> {
  return {
    ...plainProperties('phases', 'phases', row),
    id: row['id']!,
    eventId: index.event(row['event'])?.id ?? row['event']!,
    name: readTexts(row, 'name') ?? {},
    kind: row['kind']!,
    order: Number(row['order']),
    sort,
  };
}
