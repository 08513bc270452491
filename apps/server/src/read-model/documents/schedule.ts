import { awardsKey, dayKey, disciplineKey, liveKeys } from '@podium/contract/live-keys';
import type { ScheduleDayAnswer, ScheduleDaysAnswer, ScheduleGridAnswer } from '@podium/contract';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { presentFinals } from './day-finals.ts';
import type { Build } from './document.ts';
import { countBy } from './games.ts';
import { readEntrants } from './entrants.ts';
import type { Entrants } from './entrants.ts';
import { ownItems } from './own-items.ts';
import { Presenter } from '../program/presenter.ts';
import { compareUnits, isCompetition, isDone, isLive, isShown, newestStamp } from '../program/unit-state.ts';
import { gamesDays, sportCodes } from '../program/known.ts';
import { ofDelegation, unitsWith } from '../program/competing.ts';
import type { Competitors } from '../program/competing.ts';
import { toComeOfDelegation } from '../program/to-come.ts';
import type { ToCome } from '../program/to-come.ts';
import { scheduleWith } from './appearances.ts';

export const buildScheduleDays: Build<object> = ({ snapshot, language }) => {
  const presenter = new Presenter(snapshot, language);
  const visibleUnits = [...snapshot.units.values()].filter(isShown);
  const program = visibleUnits.filter(isCompetition).sort(compareUnits);
  const items = gamesDays(snapshot).map((day) => {
    const units = visibleUnits.filter((unit) => unit.day === day);
    const competition = units.filter((unit) => isCompetition(unit) && unit.status !== 'CANCELLED');
    const { won, open } = presentFinals(presenter, program, day);
    return {
      day,
      units: units.length,
      competitionUnits: competition.length,
      medalUnits: competition.filter((unit) => unit.medal === 'gold').length,
      live: competition.filter(isLive).length,
      finished: competition.filter(isDone).length,
      finals: { total: won.length + open.length, won: won.length },
      disciplines: [...countBy(competition, (unit) => unit.disciplineCode?.toLowerCase()).keys()].sort(),
    };
  });
  const body: ScheduleDaysAnswer = { items, total: items.length, asOf: presenter.asOf(newestStamp(visibleUnits)) };
  return { body, keys: [liveKeys.games, liveKeys.schedule, liveKeys.medals] };
};

/** A day of the schedule, filtered by discipline, venue and delegation. A day outside the Games is not found. */
export const buildScheduleDay: Build<{
  day: string;
  discipline?: string;
  venue?: string;
  delegation?: string;
}> = async (context, { day, discipline, venue, delegation }) => {
  const { snapshot, language } = context;
  if (!gamesDays(snapshot).includes(day)) return undefined;
  const entered = delegation === undefined ? undefined : delegationAppearances(snapshot, delegation.toUpperCase());
  const presenter = new Presenter(snapshot, language);
  const isWanted = (unit: UnitInfo): boolean =>
    unit.day === day &&
    (discipline === undefined || unit.disciplineCode?.toLowerCase() === discipline) &&
    (venue === undefined || unit.venueId?.toLowerCase() === venue.toLowerCase());
  const units = snapshot.units
    .of('day', day)
    .filter((unit) => isShown(unit) && isWanted(unit))
    .filter((unit) => entered === undefined || entered.units.has(unit))
    .sort(compareUnits);
  const tentative = (entered?.tentative ?? []).filter(({ unit }) => isWanted(unit));
  const begun = entered ? units.filter((unit) => isLive(unit) || isDone(unit)) : [];
  const latestItems = entered ? await ownItems(context, presenter, begun, entered.competitors) : [];
  const textById = new Map(latestItems.map((item) => [item.id, item]));
  const entrants = entered
    ? await readEntrants(context, presenter, { units, tentative, competitors: entered.competitors })
    : new Map<string, Entrants>();
  const items = scheduleWith(presenter, units, tentative).map(
    (item) => textById.get(item.id) ?? { ...item, entrants: entrants.get(item.id) },
  );
  const body: ScheduleDayAnswer = { day, items, total: items.length, asOf: presenter.asOf(newestStamp(units)) };
  // The entrants of a final on this day may be decided on another day, in the same event.
  const sports = new Set(entered?.ahead.filter(isWanted).flatMap(({ disciplineCode }) => disciplineCode ?? []));
  // A unit that decides a medal names its winner.
  const awarded = [...begun, ...units.filter(({ medal }) => medal !== 'none')];
  const events = new Set(awarded.flatMap(({ eventId }) => eventId ?? []));
  return {
    body,
    keys: [
      liveKeys.games,
      dayKey(day),
      liveKeys.participants,
      ...[...sports].map(disciplineKey),
      ...[...events].map(awardsKey),
    ],
  };
};

interface Appearances extends ToCome {
  competitors: Competitors;
  units: ReadonlySet<UnitInfo>;
}

function delegationAppearances(snapshot: Snapshot, code: string): Appearances {
  const competitors = ofDelegation(snapshot, code);
  const units = new Set(unitsWith(snapshot, competitors));
  return { ...toComeOfDelegation(snapshot, competitors.ids), competitors, units };
}

export const buildScheduleGrid: Build<object> = ({ snapshot, language }) => {
  const presenter = new Presenter(snapshot, language);
  const days = gamesDays(snapshot);
  const visibleUnits = [...snapshot.units.values()].filter(isShown);
  const codes = sportCodes(snapshot);
  const knownCodes = new Set(codes);
  const rows = [
    ...codes.map((code) => ({
      discipline: presenter.discipline(code),
      cells: dayCells(
        visibleUnits.filter((unit) => unit.disciplineCode === code),
        days,
      ),
    })),
    {
      discipline: null,
      cells: dayCells(
        visibleUnits.filter((unit) => !unit.disciplineCode || !knownCodes.has(unit.disciplineCode)),
        days,
      ),
    },
  ].filter((row) => row.cells.length > 0);
  const body: ScheduleGridAnswer = { days, rows, total: rows.length, asOf: presenter.asOf(newestStamp(visibleUnits)) };
  return { body, keys: [liveKeys.games, liveKeys.schedule] };
};

function dayCells(units: readonly UnitInfo[], days: readonly string[]): ScheduleGridAnswer['rows'][number]['cells'] {
  return days.flatMap((day) => {
    const here = units.filter((unit) => unit.day === day);
    if (here.length === 0) return [];
    const competition = here.filter(isCompetition);
    const tags = here.flatMap((unit) => unit.tags);
    return [
      {
        day,
        units: competition.length,
        medalUnits: competition.filter((unit) => unit.medal === 'gold' && unit.status !== 'CANCELLED').length,
        live: competition.filter(isLive).length,
        done: competition.filter((unit) => isDone(unit) || unit.status === 'CANCELLED').length,
        types: Object.fromEntries([...countBy(here, (unit) => unit.type), ...countBy(tags, (tag) => tag)]),
      },
    ];
  });
}
