import { liveKeys, standingKey, unitKey } from '@podium/contract/live-keys';
import { isKnownIrm, isPlaceholder, orderLines, resultStatuses, rscToId } from '@podium/games';
import type { BodyOf, CompetitorElement, Detail, OdfMessage, ResultElement, ResultListBody } from '@podium/odf';
import { setSources } from '../tables/results.ts';
import type { OfficialRow, PeriodRow, VersionLine } from '../sport-tables.ts';
import type { Warning } from '../tables.ts';
import { summarizeLines } from '../two-sides.ts';
import { parseCode, placeKeys, warnAboutCode } from './codes.ts';
import type { Place } from './codes.ts';
import type { ApplyContext, OwnedRow, Projection } from './projection.ts';
import { emptyProjection } from './projection.ts';
import { unitFacts } from './unit-facts.ts';
import { parseInstant, parseInteger } from './values.ts';
import { competitorName, lineupRow, personName, sentName, soleAthlete } from './competitor-rows.ts';

type ListKind = 'result' | 'phase-result' | 'cumulative-result' | 'pool-standing' | 'ranking';

/** Level of the lines of a list message, and the kind of list. */
export interface ListPlace {
  level: 'unit' | 'phase' | 'pool' | 'event';
  kind: 'result' | 'cumulative';
}

/** Converts any message with result lines to one set and its lines. */
export function projectResultList<Kind extends ListKind>(
  message: OdfMessage<Kind>,
  context: ApplyContext,
  list: ListPlace,
): Projection {
  const { envelope } = message;
  const body = message.body as BodyOf<ListKind>;
  const projection = emptyProjection();
  const place = parseCode(envelope.documentCode);
  warnAboutCode(place, projection.warnings);
  const ordered = orderedResults(body, projection.warnings);
  const lines = ordered.map((result, index) => lineRow(result, index, list, place, body));
  for (const line of lines) {
    if (line.irm && !isKnownIrm(line.irm)) projection.warnings.push({ code: 'unknown-irm', detail: line.irm });
  }
  const status = resultStatuses.find((candidate) => candidate === envelope.resultStatus);
  projection.owned = {
    resultSets: [setRow(message, context, list, place, body, lines, status)],
    resultLines: lines,
  };
  if (status === 'OFFICIAL' && list.level === 'unit') {
    projection.official = lines.map(versionLine);
    projection.officialKind = 'result';
    projection.officialRef = place.id;
  }
  projection.keys = placeKeys(place);
  if (list.level === 'unit') {
    projection.unit = place.id;
    projection.keys.push(unitKey(place.id), liveKeys.schedule);
  }
  if (list.level === 'phase' || list.level === 'pool' || list.kind === 'cumulative')
    projection.keys.push(standingKey(place.id));
  return projection;
}

function orderedResults(body: ResultListBody, warnings: Warning[]): ResultElement[] {
  const { ordered, isUsable, hasGaps } = orderLines(
    body.results.map((result) => ({ result, sortOrder: parseInteger(result.sortOrder) })),
  );
  if (!isUsable) warnings.push({ code: 'sort-order', detail: 'SortOrder is not usable: document order is taken' });
  else if (hasGaps) warnings.push({ code: 'sort-order', detail: 'SortOrder has holes' });
  return ordered.map((line) => line.result);
}

function setRow(
  message: Pick<OdfMessage, 'envelope' | 'notes'>,
  context: ApplyContext,
  list: ListPlace,
  place: Place,
  body: ResultListBody,
  lines: OwnedRow<'resultLines'>[],
  status: string | undefined,
): OwnedRow<'resultSets'> {
  const { envelope } = message;
  const { info } = body;
  return {
    source: setSource(status, context),
    level: list.level,
    ref: place.id,
    kind: list.kind,
    code: envelope.documentCode,
    disciplineCode: place.disciplineCode,
    eventId: place.eventId,
    phaseId: place.phaseId,
    status,
    version: envelope.version,
    stamp: context.order.stamp,
    notes: message.notes.map((note) => note.text),
    actualStartAt: parseInstant(info.startDate),
    actualEndAt: parseInstant(info.endDate),
    periods: body.periods?.periods.map(periodRow) ?? [],
    details: unitFacts(info),
    officials: body.officials.map((official): OfficialRow => ({
      id: official.code,
      function: official.function,
      order: official.order,
      bib: official.bib,
      name: sentName(official.description),
      organisation: official.description?.organisation,
    })),
    lines: lines.length,
    hasPeriods: body.periods !== undefined,
    summary: summarizeLines(lines),
    names: resultNames(info),
  };
}

function setSource(status: string | undefined, { isByHand }: ApplyContext): number {
  if (status === 'START_LIST') return setSources.startList;
  return isByHand ? setSources.desk : setSources.feed;
}

function resultNames(info: ResultListBody['info']): Record<string, string> {
  const elements = {
    discipline: info.sport?.disciplineName,
    event: info.sport?.eventName,
    unit: info.sport?.subEventName,
    venue: info.venue?.venue,
    venueName: info.venue?.venueName,
    location: info.venue?.location,
    locationName: info.venue?.locationName,
  };
  return Object.fromEntries(
    Object.entries(elements).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

export function periodRow(period: {
  code: string;
  homeScore?: string;
  awayScore?: string;
  homePeriodScore?: string;
  awayPeriodScore?: string;
  duration?: string;
  details: Detail[];
}): PeriodRow {
  return {
    code: period.code,
    home: period.homeScore,
    away: period.awayScore,
    homePeriod: period.homePeriodScore,
    awayPeriod: period.awayPeriodScore,
    duration: period.duration,
    details: period.details.length > 0 ? period.details : undefined,
  };
}

function lineRow(
  result: ResultElement,
  index: number,
  list: ListPlace,
  place: Place,
  body: ResultListBody,
): OwnedRow<'resultLines'> {
  const competitor = result.competitor;
  const id = competitor?.code ?? 'TBD';
  return {
    level: list.level,
    ref: place.id,
    sort: index + 1,
    competitorId: id,
    competitorType: isPlaceholder(id) ? undefined : competitor?.type,
    organisation: competitor?.organisation,
    name: competitorName(competitor),
    bib: competitor?.bib ?? soleAthlete(competitor)?.bib,
    startOrder: result.startOrder,
    startSort: parseInteger(result.startSortOrder),
    side: findSide(competitor, body),
    rank: result.rank,
    isRankEqual: result.isRankEqual,
    resultType: result.resultType,
    result: result.result,
    irm: result.irm,
    diff: result.diff,
    points: result.points,
    qualification: result.qualificationMark,
    wlt: result.wlt,
    isUnchecked: result.isUnchecked,
    photoFinish: result.photoFinish,
    table: poolTable(result),
    records: result.records.map((record) => ({ type: record.recordType, isEqualled: record.isEqualled })),
    members: competitor?.athletes.map(lineupRow) ?? [],
    coaches:
      competitor?.coaches.map((coach) => ({
        id: coach.code,
        function: coach.function,
        order: coach.order,
        name: personName(coach.description),
      })) ?? [],
    opponents:
      competitor?.opponents.map((opponent) => ({
        competitor: opponent.code,
        pos: opponent.pos,
        unit: opponent.unit && rscToId(opponent.unit),
        homeAway: opponent.homeAway,
        result: opponent.result,
        date: opponent.date,
        time: opponent.time,
      })) ?? [],
    details: [
      ...result.details,
      ...(competitor?.details ?? []),
      ...result.items.map(itemDetail),
      ...otherAttributes(result),
    ],
  };
}

function findSide(competitor: CompetitorElement | undefined, body: ResultListBody): 'home' | 'away' | undefined {
  const homeOrAway = competitor?.details.find((detail) => detail.code === 'HOME_AWAY')?.value?.toUpperCase();
  if (homeOrAway === 'HOME') return 'home';
  if (homeOrAway === 'AWAY') return 'away';
  if (competitor && competitor.code === body.periods?.home) return 'home';
  if (competitor && competitor.code === body.periods?.away) return 'away';
  return undefined;
}

function poolTable(result: ResultElement): Record<string, string> | undefined {
  const { played, won, lost, tied, ratio, against } = result;
  const poolRecord = { played, won, lost, tied, for: result.for, against, ratio };
  const present = Object.entries(poolRecord).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return present.length > 0 ? Object.fromEntries(present) : undefined;
}

/** Part of a phase or cumulative result: the unit it comes from, its result and points. */
function itemDetail(item: ResultElement['items'][number]): Detail {
  const { Result: value, ...attributes } = item.attributes;
  return { type: 'ITEM', code: item.unit, pos: item.order, value, attributes };
}

/** Attributes of a result without a column of their own are kept as one detail. */
function otherAttributes(result: ResultElement): Detail[] {
  return result.attributes && Object.keys(result.attributes).length > 0
    ? [{ type: 'RESULT', code: 'ATTRIBUTES', attributes: result.attributes }]
    : [];
}

function versionLine(line: OwnedRow<'resultLines'>): VersionLine {
  return {
    competitor: line.competitorId,
    rank: line.rank ?? undefined,
    result: line.result ?? undefined,
    irm: line.irm ?? undefined,
  };
}
