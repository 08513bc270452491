import type { BodyOf, ScheduleUnitElement, SessionElement, StartElement } from '@podium/odf';
import { zonedText } from '../clock.ts';
import type { Calendar } from '../clock.ts';
import type { Slot, Unit } from '../model.ts';
import { findField, venueOfField, venues } from '../places/venues.ts';
import type { Activity } from '../schedule/activities.ts';
import type { Times } from '../schedule/unit-times.ts';
import { activityTerms, joinedTerms, unitTerms } from '../words/terms.ts';
import { compose, languageTexts } from '../words/texts.ts';
import type { SixTexts } from '../words/texts.ts';
import { competitorElement, placeholderElement } from '../formats/elements.ts';

/** A schedule item: a competition unit or an activity. */
export type Item = { unit: Unit } | { activity: Activity };

export interface StatusStep {
  at: number;
  status: string;
}

const readyBeforeMs = 10 * 60_000;

/** All statuses of a schedule item over time, in order. */
export function statusSteps(item: Item, times: Times): StatusStep[] {
  if ('activity' in item) {
    const { start, end } = item.activity;
    return [
      { at: start, status: 'RUNNING' },
      { at: end, status: 'FINISHED' },
    ];
  }
  const { unit } = item;
  if (unit.isUnscheduled) return [];
  const changes = (times.story(unit)?.changes ?? []).map(({ at, status }) => ({ at, status }));
  if (unit.isCancelled) return changes;
  const actualStart = times.actualStart(unit);
  const ready = Math.max(unit.start - readyBeforeMs, Math.min(times.knownAt(unit) + 20_000, unit.start - 40_000));
  return [
    ...changes,
    { at: ready, status: 'GETTING_READY' },
    { at: actualStart, status: 'RUNNING' },
    { at: times.actualEnd(unit), status: 'FINISHED' },
    ...(unit.isReopened
      ? [
          { at: times.reopenedAt(unit), status: 'RUNNING' },
          { at: times.finalEnd(unit), status: 'FINISHED' },
        ]
      : []),
  ];
}

function statusAt(item: Item, times: Times, at: number): string {
  if ('unit' in item && item.unit.isUnscheduled) return 'UNSCHEDULED';
  return statusSteps(item, times).findLast((step) => step.at <= at)?.status ?? 'SCHEDULED';
}

export interface Sessions {
  unitCode(unit: Unit): string;
  list(discipline: string): SessionElement[];
}

function scheduleElement(item: Item, times: Times, sessions: Sessions, at: number): ScheduleUnitElement {
  const lists = { startTexts: [], descriptions: [], attributes: {} };
  if ('activity' in item) {
    const { activity } = item;
    const venue = venues.find((venue) => venue.code === activity.venue)!;
    return {
      ...lists,
      code: activity.code,
      phaseType: activity.phaseType,
      scheduleStatus: statusAt(item, times, at),
      startDate: zonedText(activity.start),
      endDate: zonedText(activity.end),
      hideStartDate: false,
      hideEndDate: false,
      actualStartDate: at >= activity.start ? zonedText(activity.start) : undefined,
      actualEndDate: at >= activity.end ? zonedText(activity.end) : undefined,
      venue: activity.venue,
      location: activity.field,
      venueName: venue.name.en,
      locationName: activity.field && findField(activity.field).name.en,
      names: languageTexts(activity.name),
      starts: [],
    };
  }
  const { unit } = item;
  const names = languageTexts(joinedTerms(unit.event.name, unitTitle(unit)));
  if (unit.isUnscheduled) {
    return {
      ...lists,
      code: unit.code,
      phaseType: '3',
      scheduleStatus: 'UNSCHEDULED',
      medal: '0',
      hideStartDate: false,
      hideEndDate: false,
      names,
      starts: [],
    };
  }
  const story = times.story(unit);
  const start =
    story?.changes.findLast((change) => change.at <= at && change.start !== undefined)?.start ??
    story?.firstStart ??
    unit.start;
  const venue = venueOfField(unit.field);
  const reason = story?.changes.findLast((change) => change.at <= at)?.reason;
  const ended = unit.isCancelled ? undefined : times.endKnownAt(unit, at);
  const hasBegun = !unit.isCancelled && at >= times.actualStart(unit);
  return {
    ...lists,
    descriptions: reason ? languageTexts(reason) : [],
    code: unit.code,
    phaseType: '3',
    unitNum: String(unit.number),
    scheduleStatus: statusAt(item, times, at),
    startDate: zonedText(start),
    endDate: zonedText(start + (unit.end - unit.start)),
    hideStartDate: unit.isStartHidden === true,
    hideEndDate: false,
    actualStartDate: hasBegun ? zonedText(times.actualStart(unit)) : undefined,
    actualEndDate: ended === undefined ? undefined : zonedText(ended),
    order: String(Math.round((unit.start / 60_000) % 1440) + 1),
    medal: unit.medal,
    venue: venue.code,
    location: unit.field,
    venueName: venue.name.en,
    locationName: findField(unit.field).name.en,
    sessionCode: sessions.unitCode(unit),
    startTexts: unit.isStartHidden ? languageTexts(activityTerms.follows) : [],
    names,
    starts: unit.slots ? unit.slots.map((slot, index) => startElement(unit, slot, index, times, at)) : [],
  };
}

/** `Pool A, match 3`; a single final is just called final. */
export function unitTitle(unit: Unit): SixTexts {
  if (unit.phase.kind === 'pool')
    return compose((language) => `${unit.phase.name[language]}${language === 'ar' ? '،' : ','} ${unit.name[language]}`);
  const isPlain =
    Object.values<SixTexts>(unitTerms).includes(unit.name) ||
    unit.phase.name === unit.name ||
    unit.phase.units.length === 1;
  const isOwn =
    unit.name.en.startsWith('Heat') || unit.name.en.startsWith('Semifinal') || unit.name.en.startsWith('Bronze');
  if (isPlain || isOwn || unit.phase.code.slice(22, 26) === 'CLAS')
    return unit.phase.units.length === 1 && unit.phase.kind === 'rounds' ? unit.phase.name : unit.name;
  return compose((language) => `${unit.phase.name[language]}${language === 'ar' ? '،' : ','} ${unit.name[language]}`);
}

function startElement(unit: Unit, slot: Slot, index: number, times: Times, at: number): StartElement {
  const order = String(index + 1);
  const type = unit.type === 'HTEAM' ? 'T' : 'A';
  const isKnown = slot.competitor !== undefined && at >= times.slotKnownAt(unit, slot);
  return {
    startOrder: order,
    sortOrder: order,
    previousUnit: !isKnown && slot.from ? { unit: slot.from.unit.code, wlt: slot.from.wlt } : undefined,
    competitor: isKnown ? competitorElement(slot.competitor!, { isBrief: true }) : placeholderElement('TBD', type),
  };
}

export function scheduleBody(
  items: readonly Item[],
  times: Times,
  sessions: Sessions,
  at: number,
  bulkKey?: string,
): BodyOf<'schedule'> {
  return {
    kind: 'schedule',
    isUpdate: bulkKey === undefined,
    sessions: bulkKey === undefined ? [] : sessions.list(bulkKey),
    units: items.map((item) => scheduleElement(item, times, sessions, at)),
  };
}

const dayParts = [
  { until: 780, type: 'MOR', name: activityTerms.morning },
  { until: 1080, type: 'AFT', name: activityTerms.afternoon },
  { until: Infinity, type: 'EVE', name: activityTerms.evening },
] as const;

/** Sessions: one sport in one part of one day. */
export function makeSessions(
  units: readonly Unit[],
  calendar: Calendar,
  disciplineNames: ReadonlyMap<string, SixTexts>,
): Sessions {
  const codes = new Map<Unit, string>();
  const elements = new Map<string, SessionElement[]>();
  const timed = units.filter((unit) => !unit.isUnscheduled).toSorted((a, b) => a.start - b.start);
  for (const [discipline, disciplineUnits] of Map.groupBy(timed, (unit) => unit.event.discipline)) {
    const blocks = Map.groupBy(disciplineUnits, (unit) => {
      const day = calendar.dayNumber(unit.start);
      const minute = (unit.start - calendar.at(day, 0)) / 60_000;
      return `${day} ${dayParts.findIndex((part) => minute < part.until)}`;
    });
    const list = [...blocks].map(([key, members], index): SessionElement => {
      const code = `${discipline}${String(index + 1).padStart(2, '0')}`;
      for (const unit of members) codes.set(unit, code);
      const part = dayParts[Number(key.split(' ')[1])]!;
      const venue = venueOfField(members[0]!.field);
      const golds = members.filter((unit) => unit.medal === '1').length;
      return {
        code,
        startDate: zonedText(members[0]!.start),
        endDate: zonedText(Math.max(...members.map((unit) => unit.end))),
        venue: venue.code,
        venueName: venue.name.en,
        type: part.type,
        medal: golds > 0 ? String(golds) : undefined,
        names: languageTexts(
          compose(
            (language) =>
              `${disciplineNames.get(discipline)![language]}${language === 'ar' ? '،' : ','} ${part.name[language]}`,
          ),
        ),
        attributes: {},
      };
    });
    elements.set(discipline, list);
  }
  return { unitCode: (unit) => codes.get(unit)!, list: (discipline) => elements.get(discipline) ?? [] };
}
