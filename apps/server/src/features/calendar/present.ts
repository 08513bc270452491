import { pages } from '@podium/contract/pages';
import { isStartShown } from '@podium/contract/shown-times';
import type { LanguageCode } from '@podium/contract';
import { pathCodec } from '@podium/i18n';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ICalEventData } from 'ical-generator';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { Program, UnitInfo } from '../../read-model/program/program.ts';
import { phrase } from '../../ground/phrases.ts';
import type { CalendarItem } from './build-items.ts';
import { resultText } from './result-text.ts';
import type { ResultText } from './result-text.ts';
import type { CalendarSelection } from './select.ts';

/** Refresh interval suggested to subscribed calendars. */
const refreshSeconds = 900;

/**
 * Builds a calendar file. The same data give the same bytes, because every time in the file comes from the program
 * or a message.
 *
 * @param options.hasResults the items tell the results of contests that are over
 */
export function presentCalendar(
  snapshot: Program,
  language: LanguageCode,
  { what, items }: CalendarSelection,
  { publicUrl, hasResults = false }: { publicUrl: string; hasResults?: boolean },
): string {
  const presenter = new Presenter(snapshot, language);
  const { games } = snapshot.reference;
  const calendar = ical({
    name: asText(phrase(language, 'calendar.calendar', { games: presenter.text(games.name) ?? games.code, what })),
    prodId: { company: 'Podium', product: 'Podium', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    events: items.map((item) => toICalEvent(presenter, language, item, { publicUrl, hasResults })),
  });
  return `${calendar.toString()}\r\n`;
}

/** The library escapes all texts except the name of the calendar. */
function asText(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/[\\;,]/g, '\\$&');
}

function toICalEvent(
  presenter: Presenter,
  language: LanguageCode,
  item: CalendarItem,
  { publicUrl, hasResults }: { publicUrl: string; hasResults: boolean },
): ICalEventData {
  const { games } = presenter.snapshot.reference;
  const { unit, uid, round, tentative } = item;
  const result = hasResults ? resultText(presenter, language, unit) : undefined;
  const stampedAt = Math.max(
    ...round.map(({ scheduleStamp, stamp }) => presenter.sentAt(result ? stamp : scheduleStamp || stamp)),
  );
  const notes = [
    result?.long,
    tentative?.isRound ? undefined : presenter.nameOfUnit(unit),
    presenter.text(unit.startText),
    tentative && phrase(language, `calendar.awaits.${tentative.awaits}`),
    ...changeNotes(presenter, language, unit),
    presenter.item(unit).note,
  ].filter(Boolean);
  return {
    // The library does not escape ids, and a code that is not an RSC may contain any character.
    id: `${uid}@podium.${games.code.toLowerCase()}`.replace(/[^!-~]/g, '_'),
    sequence: sequenceOfItem(presenter, item),
    stamp: new Date(stampedAt),
    lastModified: new Date(stampedAt),
    ...eventTimes(unit),
    summary: withResult(eventSummary(presenter, language, item), language, result),
    description: [...new Set(notes)].join('\n'),
    location: venueText(presenter, language, unit),
    url: publicUrl + pathCodec.write(language, unitPath(unit)),
    status: tentative ? ICalEventStatus.TENTATIVE : calendarStatus(unit),
  };
}

/** The previous start time and the reason for the change. */
function changeNotes(presenter: Presenter, language: LanguageCode, unit: UnitInfo): (string | undefined)[] {
  const { change } = presenter.item(unit);
  const movedFrom = change?.from?.slice(0, 16).replace('T', ' ');
  return [movedFrom && phrase(language, 'calendar.movedFrom', { time: movedFrom }), change?.reason];
}

/**
 * The sequence of a tentative item is one below that of its replacement, because the replacement does not require a
 * new schedule message.
 */
function sequenceOfItem(presenter: Presenter, { round, tentative }: CalendarItem): number {
  const sequences = round.map((unit) => revisionNumber(unit, presenter.sentAt(unit.scheduleStamp || unit.stamp)));
  return Math.max(0, Math.max(...sequences) - Number(tentative !== undefined));
}

const feedAhead = 2 ** 30;
const countedFrom = Date.UTC(2020, 0, 1);

/**
 * Increases with every later schedule message about the item, and when the feed takes over from an import. Counted in
 * seconds since 2020, with the feed above all imports. Below 2³¹, the limit of calendars, until 2054.
 */
function revisionNumber(unit: UnitInfo, stampedAt: number): number {
  if (unit.isStub) return 0;
  const seconds = Math.max(0, Math.floor((stampedAt - countedFrom) / 1000));
  return (unit.scheduleSource > 0 ? feedAhead : 0) + (seconds % feedAhead);
}

/** All-day if the start is missing or must not be shown as a time. */
function eventTimes(unit: UnitInfo): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (unit.startAt === undefined || !isStartShown(unit)) {
    const day = Date.parse(`${unit.day}T00:00:00Z`);
    return { allDay: true, start: new Date(day), end: new Date(day + 86_400_000) };
  }
  const isLonger = unit.endAt !== undefined && unit.endAt > unit.startAt;
  return { start: new Date(unit.startAt), end: isLonger ? new Date(unit.endAt!) : null };
}

function eventSummary(presenter: Presenter, language: LanguageCode, { unit, tentative }: CalendarItem): string {
  const name = presenter.nameOfUnit(unit);
  if (!unit.disciplineCode) return name;
  const sport = presenter.discipline(unit.disciplineCode).name;
  if (!unit.eventId) return phrase(language, 'calendar.itemWithoutPhase', { sport, name });
  const event = presenter.event(unit.eventId, unit.names['event']).name;
  const phase = unit.phaseId && presenter.phase(unit.phaseId)?.name;
  // The item may be any contest of a round without a name.
  if (!phase && tentative?.isRound) return phrase(language, 'calendar.itemWithoutPhase', { sport, name: event });
  if (!phase && name.startsWith(event)) return phrase(language, 'calendar.itemWithoutPhase', { sport, name });
  return phrase(language, 'calendar.item', { sport, event, phase: phase || name });
}

const withResult = (item: string, language: LanguageCode, result: ResultText | undefined): string =>
  result ? phrase(language, 'calendar.withResult', { item, result: result.short }) : item;

function venueText(presenter: Presenter, language: LanguageCode, unit: UnitInfo): string | null {
  const venue = presenter.venue(unit.venueId, unit.venueName)?.name;
  const location = presenter.venue(unit.locationId, unit.locationName)?.name;
  if (venue && location && venue !== location) return phrase(language, 'calendar.place', { venue, location });
  return venue ?? location ?? presenter.item(unit).place ?? null;
}

/** Path of the item's page; items without a discipline link to their day. */
function unitPath(unit: UnitInfo): string {
  return unit.disciplineCode ? pages.unit(unit.disciplineCode.toLowerCase(), unit.id) : pages.day(unit.day);
}

function calendarStatus({ status }: UnitInfo): ICalEventStatus {
  if (status === 'CANCELLED') return ICalEventStatus.CANCELLED;
  return status === 'POSTPONED' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
