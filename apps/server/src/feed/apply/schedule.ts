import { liveKeys, unitKey } from '@podium/contract/live-keys';
import { rscToId, scheduleItemType, scheduleStatuses, unitMedal } from '@podium/games';
import type { ScheduleUnitElement, StartElement } from '@podium/odf';
import type { ScheduledStart } from '../sport-tables.ts';
import { placeKeys, parseCode, warnAboutCode } from './codes.ts';
import type { Project, ScopedRow } from './projection.ts';
import { emptyProjection } from './projection.ts';
import { personName } from './competitor-rows.ts';
import { parseDay, parseInstant, parseInteger, mergeTexts } from './values.ts';

/** DT_SCHEDULE replaces the schedule of its discipline, DT_SCHEDULE_UPDATE single units and sessions. */
export const projectSchedule: Project<'schedule'> = (message) => {
  const { envelope, body } = message;
  const projection = emptyProjection();
  const home = parseCode(envelope.documentCode);
  const isPreliminary = envelope.documentSubtype === 'PRE';
  const units = new Map<string, ScopedRow<'scheduleUnits'>>();
  for (const element of body.units) {
    const place = parseCode(element.code);
    warnAboutCode(place, projection.warnings);
    if (place.disciplineCode !== home.disciplineCode && !place.isOpaque) {
      projection.warnings.push({ code: 'other-discipline', detail: `${element.code} in ${envelope.documentCode}` });
    }
    const row = unitRow(element, isPreliminary);
    units.set(row.id, row);
    projection.keys.push(unitKey(place.id), ...placeKeys(place));
  }
  const sessions = new Map<string, ScopedRow<'sessions'>>();
  for (const session of body.sessions) {
    sessions.set(session.code, {
      id: session.code,
      disciplineCode: home.disciplineCode ?? home.id,
      names: session.names,
      startAt: parseInstant(session.startDate),
      endAt: parseInstant(session.endDate),
      venueId: session.venue,
      status: session.status,
      medals: session.medal,
      attributes: { ...session.attributes },
    });
  }
  projection.scoped = {
    scope: `${isPreliminary ? 'schedule-pre' : 'schedule'}/${home.disciplineCode ?? home.id}`,
    isFull: !body.isUpdate,
    rows: { scheduleUnits: [...units.values()], sessions: [...sessions.values()] },
  };
  if (!isPreliminary) projection.starts = [...units.values()].flatMap(announcedStart);
  projection.keys.push(liveKeys.schedule);
  // A complete schedule does not belong to one unit, even if it contains only one: others may have been removed.
  if (!body.isUpdate) projection.keys.push(...placeKeys(home));
  else if (units.size === 1) [projection.unit] = units.keys();
  return projection;
};

function unitRow(element: ScheduleUnitElement, isPreliminary: boolean): ScopedRow<'scheduleUnits'> {
  const place = parseCode(element.code);
  const status = scheduleStatuses.find((candidate) => candidate === element.scheduleStatus);
  return {
    id: isPreliminary ? `${place.id}@${element.startDate ?? ''}@${element.venue ?? ''}` : place.id,
    code: element.code,
    isOpaque: place.isOpaque,
    disciplineCode: place.disciplineCode,
    eventId: place.eventId,
    phaseId: place.phaseId,
    parentId: place.parentUnitId,
    type: scheduleItemType({ phaseType: element.phaseType, medal: element.medal, rsc: element.code }),
    isPreliminary,
    isHidden: false,
    name: mergeTexts(element.names),
    description: mergeTexts(element.descriptions),
    number: element.unitNum,
    unitType: element.attributes['UnitType'],
    medal: unitMedal(element.medal),
    scheduleStatus: status,
    startAt: parseInstant(element.startDate),
    endAt: parseInstant(element.endDate),
    actualStartAt: parseInstant(element.actualStartDate),
    actualEndAt: parseInstant(element.actualEndDate),
    isStartHidden: element.hideStartDate,
    isEndHidden: element.hideEndDate,
    startText: mergeTexts(element.startTexts),
    order: parseInteger(element.order),
    day: startDay(element),
    venueId: element.venue,
    locationId: element.location,
    venueName: element.venueName,
    locationName: element.locationName,
    sessionCode: element.sessionCode,
    tags: [],
    starts: element.starts.map(startRow),
  };
}

const changes: ReadonlySet<string> = new Set(['RESCHEDULED', 'POSTPONED', 'DELAYED', 'CANCELLED']);

function announcedStart({ id, startAt, scheduleStatus, description }: ScopedRow<'scheduleUnits'>) {
  if (startAt === undefined || startAt === null) return [];
  return [{ id, startAt, isChange: changes.has(scheduleStatus ?? ''), description }];
}

/** The day if the message gives one; otherwise it is derived from the start when read. */
function startDay(element: ScheduleUnitElement): string | undefined {
  return parseDay(element.attributes['LogicalDate']);
}

function startRow(start: StartElement, index: number): ScheduledStart {
  const competitor = start.competitor;
  return {
    sort: parseInteger(start.sortOrder) ?? index + 1,
    startOrder: start.startOrder,
    competitor: competitor?.code ?? 'TBD',
    type: competitor?.type,
    organisation: competitor?.organisation,
    bib: competitor?.bib,
    name: competitor?.teamName,
    members: competitor?.athletes.map((athlete) => ({
      id: athlete.code,
      name: personName(athlete.description),
      bib: athlete.bib,
      order: athlete.order,
    })),
    from: start.previousUnit && {
      unit: rscToId(start.previousUnit.unit),
      result: start.previousUnit.wlt ?? start.previousUnit.value,
    },
  };
}
