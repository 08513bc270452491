import { awardsKey, liveKeys, participantsKey, programmeKey, standingKey, unitKey } from '@podium/contract/live-keys';
import type { CorrectionAnswer, PeriodAnswer, ReportAnswer, StartLine, UnitAnswer } from '@podium/contract';
import type { PeriodRow } from '../../feed/sport-tables.ts';
import { readUnitRows } from '../queries/unit-rows.ts';
import type { ReportRow, UnitRows, VersionRow } from '../queries/unit-rows.ts';
import type { UnitInfo } from '../snapshot/programme.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { presentActions } from './actions.ts';
import { decidingOf, withMedals } from './deciding.ts';
import type { Build } from './document.ts';
import { meetingsOf } from './meetings.ts';
import { lineupMember, place, presentCoach, presentLine } from './lines.ts';
import { Presenter, startCompetitor } from '../programme/presenter.ts';
import { compareUnits, familyOf, isShown, newestOf } from '../programme/unit-state.ts';
import { findUnit } from '../programme/units-of.ts';

/** A unit with everything known of it. Found by its id or by its RSC. */
export const buildUnit: Build<{ id: string }> = async ({ snapshot, language, pool }, { id }) => {
  const unit = findUnit(snapshot, id);
  if (!unit) return undefined;
  const presenter = new Presenter(snapshot, language);
  const rows = await readUnitRows(pool, snapshot.partition, unit);
  const { meetings, keys: meetingKeys } = meetingsOf(presenter, unit);
  const hasResults = rows.set !== undefined && rows.set.status !== 'START_LIST';
  const body: UnitAnswer = {
    ...presenter.item(unit),
    startList: startList(presenter, unit, rows),
    results: hasResults
      ? withMedals(
          snapshot,
          unit,
          rows.lines.map((line) => presentLine(presenter, line)),
        )
      : [],
    details: rows.set?.details ?? [],
    periods: (rows.set?.periods ?? []).map(presentPeriod),
    actions: presentActions(presenter, rows.actions),
    current: currentOf(unit, rows),
    officials: (rows.set?.officials ?? []).map((official) => ({
      ...presentCoach(presenter, official),
      organisation: presenter.organisation(
        snapshot.people.persons.get(official.id)?.organisation ?? official.organisation,
      ),
    })),
    documents: rows.reports.map((report) => presentReport(presenter, report)),
    corrections: correctionsOf(presenter, rows.versions),
    notes: (rows.set?.notes ?? []).map((note) => presenter.written(note)),
    ...decidingOf(presenter, unit),
    meetings,
    standings: rows.standings.length > 0 ? rows.standings : undefined,
    children: childrenOf(snapshot, unit).map((child) => ({ id: child.id, name: presenter.nameOfUnit(child) })),
    ...neighbours(presenter, unit),
    version: rows.set?.version ?? null,
    asOf: presenter.asOf(newestOf([unit, ...rows.actions])),
  };
  return {
    body,
    keys: [
      liveKeys.games,
      unitKey(unit.id),
      programmeKey(familyOf(unit)),
      ...[unit.phaseId, unit.eventId].flatMap((id) => (id === undefined ? [] : standingKey(id))),
      ...(unit.eventId === undefined ? [] : [awardsKey(unit.eventId)]),
      participantsKey(unit.disciplineCode ?? ''),
      ...meetingKeys,
    ],
  };
};

function childrenOf(snapshot: Snapshot, unit: UnitInfo): UnitInfo[] {
  return snapshot.units.of('parent', unit.id).sort(compareUnits);
}

/** Before and after it in its event; a contest of a team match among its sisters. */
function neighbours(presenter: Presenter, unit: UnitInfo): Pick<UnitAnswer, 'previous' | 'next'> {
  const { snapshot } = presenter;
  const inEvent = (): UnitInfo[] =>
    unit.eventId === undefined ? [] : snapshot.units.of('event', unit.eventId).filter(isShown);
  const sisters = (unit.parentId ? snapshot.units.of('parent', unit.parentId) : inEvent()).sort(compareUnits);
  const index = sisters.findIndex((other) => other.id === unit.id);
  const ref = (other: UnitInfo | undefined): { id: string; name: string } | null =>
    other ? { id: other.id, name: presenter.nameOfUnit(other) } : null;
  return { previous: index > 0 ? ref(sisters[index - 1]) : null, next: index === -1 ? null : ref(sisters[index + 1]) };
}

function startList(presenter: Presenter, unit: UnitInfo, rows: UnitRows): StartLine[] {
  if (rows.lines.length > 0) {
    return rows.lines
      .toSorted(
        (one, other) => (one.start_sort ?? one.sort) - (other.start_sort ?? other.sort) || one.sort - other.sort,
      )
      .map((line, index) => ({ ...place(presenter, line), position: index + 1 }));
  }
  return unit.starts
    .toSorted((one, other) => one.sort - other.sort)
    .map((start, index) => ({
      position: index + 1,
      bib: start.bib ?? null,
      startOrder: start.startOrder ?? null,
      side: unit.isHeadToHead ? (index === 0 ? 'home' : index === 1 ? 'away' : null) : null,
      competitor: {
        ...presenter.competitor(startCompetitor(start)),
        members:
          start.members?.length && start.type !== 'A'
            ? start.members.map((member) => lineupMember(presenter, member))
            : undefined,
      },
    }));
}

function presentPeriod(period: PeriodRow): PeriodAnswer {
  const winner = period.details?.find(({ code }) => code === 'WINNER')?.value;
  return {
    code: period.code,
    home: period.home ?? null,
    away: period.away ?? null,
    homePeriod: period.homePeriod ?? null,
    awayPeriod: period.awayPeriod ?? null,
    duration: period.duration ?? null,
    winner: winner === 'H' ? 'home' : winner === 'A' ? 'away' : undefined,
    details: period.details,
  };
}

/** The running clock is worth showing while the result is live, not after. */
function currentOf(unit: UnitInfo, rows: UnitRows): UnitAnswer['current'] {
  const isLive =
    unit.resultStatus === undefined ||
    unit.resultStatus === 'LIVE' ||
    unit.resultStatus === 'INTERMEDIATE' ||
    unit.resultStatus === 'START_LIST';
  const clock = rows.current?.clock;
  return isLive && clock
    ? { clock: clock.time ?? null, period: clock.period ?? null, isRunning: clock.isRunning }
    : null;
}

export function presentReport(presenter: Presenter, report: ReportRow): ReportAnswer {
  return {
    id: report.id,
    kind: report.kind,
    title: presenter.written(presenter.text(report.title) ?? report.kind),
    language: report.language,
    version: report.version,
    status: report.status,
    publishedAt: presenter.instant(report.published_at),
    url: report.file ? `/api/v1/files/${report.file}` : report.url,
    text: presenter.written(presenter.text(report.body) ?? '') || null,
  };
}

const correctedFields = ['rank', 'result', 'irm'] as const;

/** Official after official with other content is a correction: who changed, in what, when, and why. */
function correctionsOf(presenter: Presenter, versions: readonly VersionRow[]): CorrectionAnswer[] {
  const corrections: CorrectionAnswer[] = [];
  for (const [index, version] of versions.entries()) {
    const before = versions[index - 1];
    if (!before || (before.stamp === version.stamp && before.version === version.version)) continue;
    const old = new Map(before.lines.map((line) => [line.competitor, line]));
    const names = new Set([...old.keys(), ...version.lines.map((line) => line.competitor)]);
    const now = new Map(version.lines.map((line) => [line.competitor, line]));
    const changes = [...names].flatMap((competitor) =>
      correctedFields.flatMap((field) => {
        const [was, is] = [old.get(competitor)?.[field] ?? null, now.get(competitor)?.[field] ?? null];
        return was === is
          ? []
          : [{ competitor: presenter.competitor({ id: competitor }).name, field, before: was, after: is }];
      }),
    );
    const note = presenter.written(version.notes.at(-1) ?? '') || null;
    const isSame = changes.length === 0 && version.notes.length === before.notes.length;
    if (!isSame) corrections.push({ version: version.version, at: presenter.asOf(version.stamp)!, note, changes });
  }
  return corrections.toReversed();
}
