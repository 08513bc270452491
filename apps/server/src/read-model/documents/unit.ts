import {
  awardsKey,
  conditionsKey,
  liveKeys,
  participantsKey,
  programKey,
  recordsKey,
  standingKey,
  unitKey,
} from '@podium/contract/live-keys';
import type { ResultLineAnswer, StartLine, UnitAnswer } from '@podium/contract';
import { agreeingSides, isLiveStatus, orderWaiting } from '@podium/games';
import { readUnitRows } from '../queries/unit-rows.ts';
import type { LineRow, UnitRows } from '../queries/unit-rows.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { withUnitAgeGroups } from './age-groups.ts';
import { presentActions } from './actions.ts';
import { presentCorrections } from './corrections.ts';
import { readCodeNames } from './code-names.ts';
import { currentState, presentPeriod } from './current.ts';
import { presentDeciding, withMedals } from './deciding.ts';
import type { Build } from './document.ts';
import { withEntryMarks } from './entry-marks.ts';
import { advancement } from './go-on.ts';
import { undecidedPlaces } from './undecided-places.ts';
import { presentMeetings } from './meetings.ts';
import { presentReports } from './report.ts';
import { readOverall } from './overall.ts';
import { loadRecords } from './records.ts';
import { withRoundMarks } from './round-marks.ts';
import { lineupMember, place, presentCoach, presentLine, soleDetails } from './lines.ts';
import { startCompetitor } from '../program/named-competitor.ts';
import { plainText } from '../program/plain-text.ts';
import { Presenter } from '../program/presenter.ts';
import { comesAfter, compareUnits, unitFamily, isShown, newestStamp } from '../program/unit-state.ts';
import { foreignNationality } from '../program/foreign-nationality.ts';
import { findOutcome } from '../program/outcome.ts';
import { repeatedBy } from '../program/rerun.ts';
import { findUnit } from '../program/find-units.ts';

/** A unit with all its data. Accepts an id or an RSC. */
export const buildUnit: Build<{ id: string }> = async (context, { id }) => {
  const { snapshot, language, pool } = context;
  const unit = findUnit(snapshot, id);
  if (!unit) return undefined;
  const presenter = new Presenter(snapshot, language);
  const rows = await readUnitRows(pool, snapshot.partition, unit);
  const { meetings, keys: meetingKeys } = presentMeetings(presenter, unit);
  const hasResults = rows.set !== undefined && rows.set.status !== 'START_LIST';
  const deciding = presentDeciding(presenter, unit);
  const presented = hasResults
    ? linesInOrder(
        unit,
        rows.lines.map((line) => presentLine(presenter, line)),
      )
    : [];
  const lines = await withUnitAgeGroups(context, unit, withRoundMarks(snapshot, unit, presented));
  const overall = hasResults ? await readOverall(context, presenter, unit, rows, deciding.part) : undefined;
  const outcome = outcomeIn(presenter, unit, rows, overall);
  const children = childUnits(snapshot, unit);
  const details = [...(rows.set?.details ?? []), ...rows.config];
  const { goOn, keys: roundKeys } = await advancement(context, unit, details);
  const undecided = await undecidedPlaces(context, unit, rows.lines);
  const body: UnitAnswer = {
    ...presenter.item(unit),
    outcome,
    number: unit.number,
    description: unitDescription(presenter, unit),
    startList: await withEntryMarks(
      context,
      presenter,
      unit,
      withNationalities(presenter, startList(presenter, unit, rows, hasResults)),
    ),
    // The medal is shown next to the overall mark if there is one.
    results: overall ? lines : withMedals(snapshot, unit, lines),
    details,
    periods: (rows.set?.periods ?? []).map(presentPeriod),
    actions: presentActions(presenter, rows.actions),
    current: currentState(unit, rows.current, rows.set?.stamp),
    officials: (rows.set?.officials ?? []).map((official) => ({
      ...presentCoach(presenter, official),
      organisation: presenter.organisation(
        snapshot.people.persons.get(official.id)?.organisation ?? official.organisation,
      ),
    })),
    documents: presentReports(presenter, rows.reports).map(({ answer }) => answer),
    corrections: presentCorrections(presenter, rows),
    notes: (rows.set?.notes ?? []).map((note) => presenter.written(note)),
    goOn: undecided.sentence ? [...(goOn ?? []), undecided.sentence] : goOn,
    weather: rows.weather.length > 0 ? rows.weather : undefined,
    ...deciding,
    overall,
    records: await loadRecords(context, presenter, unit),
    repeats: unitRef(presenter, repeatedBy(snapshot, unit)),
    meetings,
    standings: rows.standings.length > 0 ? rows.standings : undefined,
    children: children.map((child) => presenter.item(child)),
    ...neighbors(presenter, unit),
    version: rows.set?.version ?? null,
    asOf: presenter.asOf(newestStamp([unit, ...rows.actions])),
  };
  return {
    body: { ...body, codeNames: readCodeNames(presenter, unit.feedCode, body) },
    keys: [
      liveKeys.games,
      ...[unit, ...children].map(({ id }) => unitKey(id)),
      programKey(unitFamily(unit)),
      ...[unit.phaseId, unit.eventId].flatMap((id) => (id === undefined ? [] : standingKey(id))),
      ...(unit.eventId === undefined ? [] : [awardsKey(unit.eventId)]),
      ...(unit.eventId === undefined || unit.isHeadToHead ? [] : [recordsKey(unit.eventId)]),
      participantsKey(unit.disciplineCode ?? ''),
      ...[unit.venueId, unit.locationId].flatMap((place) => (place === undefined ? [] : conditionsKey(place))),
      ...meetingKeys,
      ...roundKeys,
      ...undecided.keys,
    ],
  };
};

function linesInOrder({ isHeadToHead, status, summary }: UnitInfo, lines: ResultLineAnswer[]): ResultLineAnswer[] {
  if (!isHeadToHead) return isLiveStatus(status) ? [...orderWaiting(lines)] : lines;
  const shootOut = ({ competitor }: ResultLineAnswer): string | undefined =>
    summary.find((line) => line.competitor === competitor.id)?.shootOut;
  return agreeingSides(lines.map((line) => ({ ...line, shootOut: shootOut(line) }))).map(
    ({ shootOut: _shootOut, ...line }) => line,
  );
}

/** Outcome from all lines, which include more than the three lines of a list row. */
function outcomeIn(
  presenter: Presenter,
  unit: UnitInfo,
  rows: UnitRows,
  overall: UnitAnswer['overall'],
): UnitAnswer['outcome'] {
  if (unit.medal === 'none') return undefined;
  const lines = rows.lines.map(({ competitor_id: competitor, ...line }) => ({ competitor, ...line }));
  const totals = overall?.lines.map(({ competitor, ...line }) => ({ ...line, competitor: competitor.id ?? '' }));
  return presenter.outcome(unit, findOutcome(presenter.snapshot, unit, lines, totals), totals ?? lines);
}

function childUnits(snapshot: Snapshot, unit: UnitInfo): UnitInfo[] {
  return snapshot.units.of('parent', unit.id).sort(compareUnits);
}

/** Previous and next unit in the event; for a contest of a team match, within the team match. */
function neighbors(presenter: Presenter, unit: UnitInfo): Pick<UnitAnswer, 'previous' | 'next'> {
  const { snapshot } = presenter;
  const inEvent = (): UnitInfo[] =>
    unit.eventId === undefined ? [] : snapshot.units.of('event', unit.eventId).filter(isShown);
  const sisters = (unit.parentId ? snapshot.units.of('parent', unit.parentId) : inEvent()).sort(compareUnits);
  const index = sisters.findIndex((other) => other.id === unit.id);
  const ref = (other: UnitInfo | undefined): { id: string; name: string } | null => unitRef(presenter, other) ?? null;
  const after = index === -1 ? undefined : sisters[index + 1];
  return {
    previous: index > 0 ? ref(sisters[index - 1]) : null,
    next: after && comesAfter(unit, after) ? ref(after) : null,
  };
}

function unitRef(presenter: Presenter, unit: UnitInfo | undefined): { id: string; name: string } | undefined {
  return unit && { id: unit.id, name: presenter.nameOfUnit(unit) };
}

/** The description, unless it merely repeats the reason for a time change. */
function unitDescription(presenter: Presenter, { description, change }: UnitInfo): string | undefined {
  const text = presenter.text(description);
  if (!text || (change?.reason && text === presenter.text(change.reason))) return undefined;
  return presenter.written(plainText(text)) || undefined;
}

function startList(presenter: Presenter, unit: UnitInfo, rows: UnitRows, hasResults: boolean): StartLine[] {
  if (unit.isFieldHidden) return [];
  if (rows.lines.length > 0) {
    return rows.lines
      .map((line) => ({ line, start: place(presenter, line) }))
      .sort(compareStarts(unit, rows.lines, hasResults))
      .map(({ line, start }, index) => {
        const details = hasResults ? [] : soleDetails(line);
        return { ...start, position: index + 1, details: details.length > 0 ? details : undefined };
      });
  }
  return unit.starts
    .toSorted((a, b) => a.sort - b.sort)
    .map((start, index) => ({
      position: index + 1,
      bib: start.bib ?? null,
      startOrder: start.startOrder ?? null,
      side: unit.isHeadToHead ? (index === 0 ? 'home' : index === 1 ? 'away' : null) : null,
      competitor: {
        ...presenter.competitor(startCompetitor(start)),
        members:
          start.members?.length && start.type !== 'A'
            ? start.members.map((member) => lineupMember(presenter, member, start.competitor))
            : undefined,
      },
    }));
}

/** Adds the nationality of athletes beside a delegation of another country. */
function withNationalities(presenter: Presenter, starts: StartLine[]): StartLine[] {
  return starts.map((line) => {
    const { id, type } = line.competitor;
    const nationality = id !== null && type === 'athlete' ? foreignNationality(presenter, id) : undefined;
    return nationality === undefined ? line : { ...line, nationality };
  });
}

/**
 * Compares lines by start order, if known. Lines without one are sorted by bib, then by name, because result order is
 * finish order.
 */
function compareStarts({ isHeadToHead }: UnitInfo, lines: readonly LineRow[], hasResults: boolean): Compare {
  const hasOrder = lines.some((line) => line.start_sort !== null || line.start_order !== null);
  return hasOrder || isHeadToHead || !hasResults
    ? ({ line: a }, { line: b }) => (a.start_sort ?? a.sort) - (b.start_sort ?? b.sort) || a.sort - b.sort
    : ({ start: a }, { start: b }) => compareTexts(a.bib, b.bib) || compareTexts(a.competitor.name, b.competitor.name);
}

interface PlacedLine {
  line: LineRow;
  start: StartLine;
}
type Compare = (a: PlacedLine, b: PlacedLine) => number;

const collator = new Intl.Collator('en', { numeric: true });
/** Numeric comparison: `9` before `10`; null last. */
const compareTexts = (a: string | null, b: string | null): number =>
  Number(a === null) - Number(b === null) || collator.compare(a ?? '', b ?? '');
