import type { BodyOf, Detail, ResultElement, UnitInfo } from '@podium/odf';
import { formatDifference, rankResults } from '@podium/games';
import { zonedText } from '../clock.ts';
import { poolTable } from '../formats/pools.ts';
import type { GamesEvent, Line, Phase, Progress, RankingLine, ResultContent, Unit } from '../model.ts';
import { findField, venueOfField } from '../places/venues.ts';
import type { Times } from '../schedule/unit-times.ts';
import { competitorElement, personDescription, resultLine } from '../formats/elements.ts';
import { unitTitle } from './schedule.ts';

type Names = ReadonlyMap<string, { en: string }>;

export function sportInfo(event: GamesEvent, names: Names, sub?: string, unitNum?: string): UnitInfo['sport'] {
  return {
    disciplineName: names.get(event.discipline)!.en,
    eventName: event.name.en,
    subEventName: sub,
    gender: event.gender,
    unitNum,
  };
}

function unitInfo(unit: Unit, names: Names, infos: Detail[], times: Times, at: number): UnitInfo {
  const venue = venueOfField(unit.field);
  const hasBegun = at >= times.actualStart(unit);
  const ended = times.endKnownAt(unit, at);
  return {
    startDate: zonedText(hasBegun ? times.actualStart(unit) : unit.start),
    endDate: ended === undefined ? undefined : zonedText(ended),
    infos: [...infos, ...qualificationInfos(unit.phase)],
    sport: sportInfo(unit.event, names, unitTitle(unit).en, String(unit.number)),
    venue: {
      venue: venue.code,
      venueName: venue.name.en,
      location: unit.field,
      locationName: findField(unit.field).name.en,
    },
  };
}

/** Number of competitors who advance by place from each unit, and by mark from the whole round. */
function qualificationInfos({ qualification }: Phase): Detail[] {
  if (!qualification) return [];
  const rules = [
    { code: 'QUAL_BP', count: qualification.byPlace },
    { code: 'QUAL_BT', count: qualification.byMark },
  ];
  return rules.flatMap(({ code, count }) => (count > 0 ? [{ type: 'UI', code, value: String(count) }] : []));
}

export function resultBody(unit: Unit, progress: Progress, names: Names, times: Times, at: number): BodyOf<'result'> {
  const isBefore = unit.beforeRuling !== undefined && at < times.rulingAt(unit);
  const content: ResultContent = isBefore ? unit.beforeRuling!.resultAt(progress) : unit.resultAt(progress);
  if (progress === 'final' && unit.medal === '1' && unit.event.record) markRecord(content, unit);
  return {
    kind: 'result',
    info: unitInfo(unit, names, content.infos ?? [], times, at),
    officials: (unit.officials ?? []).map((person, index) => ({
      code: person.id,
      function: person.function,
      order: String(index + 1),
      description: personDescription(person),
    })),
    periods: content.periods,
    results: content.results,
  };
}

export function breaksRecord(event: GamesEvent, winner: Line | undefined): boolean {
  const { record } = event;
  if (!record || !winner || winner.value === null) return false;
  return record.better === 'lower' ? winner.value < record.value : winner.value > record.value;
}

function markRecord(content: ResultContent, unit: Unit): void {
  const { event } = unit;
  for (const line of unit.lines.filter((line) => line.rank === 1)) {
    if (!breaksRecord(event, line)) continue;
    const result = content.results.find((result) => result.competitor?.code === line.competitor.id);
    result?.records.push({ order: '1', code: event.code, recordType: event.record!.type, isEqualled: false });
  }
}

/** All units of a round as one list, with qualification marks once the round is finished. */
export function phaseBody(
  phase: Phase,
  names: Names,
  times: Times,
  at: number,
): { body: BodyOf<'phase-result'>; isOver: boolean } {
  const officialUnits = phase.units.filter((unit) => times.officialAt(unit) <= at);
  const isOver = officialUnits.length === phase.units.length;
  const rows = officialUnits.flatMap((unit) =>
    unit.lines.map((line) => ({
      unit,
      line,
      value: line.value,
      countback: line.countback,
      irm: line.irm,
      competitorId: line.competitor.id,
    })),
  );
  const ranked = rankResults(rows, { better: phase.better });
  const best = ranked[0]?.line.value;
  const results = ranked.map(({ line: { unit, line }, rank, rankEqual, sortOrder }): ResultElement => {
    const own = {
      Rank: line.rank === null ? '' : String(line.rank),
      ResultType: line.resultType ?? '',
      Result: line.result ?? '',
      IRM: line.irm ?? '',
      SortOrder: String(line.sort),
    };
    const attributes = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== ''));
    const isTimed =
      line.resultType === 'TIME' &&
      rank !== null &&
      rank > 1 &&
      best !== null &&
      best !== undefined &&
      line.value !== null;
    return resultLine({
      rank: rank === null ? undefined : String(rank),
      isRankEqual: rankEqual,
      resultType: line.resultType,
      result: line.result,
      irm: line.irm,
      qualificationMark: isOver ? phase.qualified?.get(line.competitor.id) : line.qualification,
      sortOrder: String(sortOrder),
      diff: isTimed ? formatDifference(line.value! - best, 'time', 2) : undefined,
      items: [{ unit: unit.code, order: '1', attributes }],
      competitor: competitorElement(line.competitor, { isBrief: true }),
    });
  });
  return {
    body: { kind: 'phase-result', info: listInfo(phase, officialUnits, names), officials: [], results },
    isOver,
  };
}

function listInfo(phase: Phase, officialUnits: readonly Unit[], names: Names, infos: Detail[] = []): UnitInfo {
  return {
    infos,
    progress: {
      lastUnit: officialUnits.at(-1)?.code,
      unitsTotal: String(phase.units.length),
      unitsComplete: String(officialUnits.length),
    },
    sport: sportInfo(phase.units[0]!.event, names, phase.name.en),
  };
}

/** A pool's table with all its matches, played or not. */
export function poolBody(
  phase: Phase,
  names: Names,
  times: Times,
  at: number,
): { body: BodyOf<'pool-standing'>; played: number } {
  const officialUnits = phase.units.filter((unit) => times.officialAt(unit) <= at);
  const isOver = officialUnits.length === phase.units.length;
  const table = poolTable(phase, officialUnits);
  const results = table.map((row, index): ResultElement => {
    const opponents = table.flatMap((other, place) => {
      const unit = phase.units.find(
        (unit) =>
          unit.lines.some((line) => line.competitor === row.competitor) &&
          unit.lines.some((line) => line.competitor === other.competitor),
      );
      if (other === row || !unit) return [];
      const ownIndex = unit.lines.findIndex((line) => line.competitor === row.competitor);
      const isPlayed = officialUnits.includes(unit);
      return [
        {
          code: other.competitor.id,
          type: other.competitor.type,
          pos: String(place + 1),
          organisation: other.competitor.organisation,
          unit: unit.code,
          date: zonedText(unit.start).slice(0, 10),
          time: zonedText(unit.start).slice(11, 16),
          homeAway: ownIndex === 0 ? 'H' : 'A',
          result: isPlayed
            ? `${unit.lines[ownIndex]!.result ?? unit.lines[ownIndex]!.irm ?? '-'}-${unit.lines[1 - ownIndex]!.result ?? unit.lines[1 - ownIndex]!.irm ?? '-'}`
            : undefined,
          teamName: other.competitor.name,
        },
      ];
    });
    const ratio = row.against > 0 ? (row.for / row.against).toFixed(3) : undefined;
    return resultLine({
      rank: officialUnits.length > 0 ? String(row.rank) : undefined,
      isRankEqual: officialUnits.length > 0 && row.rankEqual,
      resultType: 'POINTS',
      result: String(row.points),
      qualificationMark: isOver && index < phase.poolRules!.qualifiers ? 'Q' : undefined,
      sortOrder: String(index + 1),
      played: String(row.played),
      won: String(row.won),
      lost: String(row.lost),
      tied: String(row.tied),
      for: String(row.for),
      against: String(row.against),
      diff: row.for === row.against ? '0' : `${row.for > row.against ? '+' : ''}${row.for - row.against}`,
      ratio,
      competitor: competitorElement(row.competitor, { isBrief: true, opponents }),
    });
  });
  const rule = { type: 'UI', code: 'QUAL_RULE', value: `TOP${phase.poolRules!.qualifiers}` };
  return {
    body: { kind: 'pool-standing', info: listInfo(phase, officialUnits, names, [rule]), officials: [], results },
    played: officialUnits.length,
  };
}

export function rankingAt(event: GamesEvent, times: Times, at: number): readonly RankingLine[] {
  const ruled = event.rankingBefore && event.phases.flatMap((phase) => phase.units).find((unit) => unit.beforeRuling);
  return ruled && at < times.rulingAt(ruled) ? event.rankingBefore! : event.ranking;
}

/** All competitors of the event, once it is finished. */
export function rankingBody(event: GamesEvent, names: Names, times: Times, at: number): BodyOf<'ranking'> {
  const results = rankingAt(event, times, at).map((line, index) =>
    resultLine({
      rank: line.rank === null ? undefined : String(line.rank),
      isRankEqual: line.rankEqual,
      resultType: line.irm ? 'IRM' : line.resultType,
      result: line.result,
      irm: line.irm,
      sortOrder: String(index + 1),
      competitor: competitorElement(line.competitor, { isBrief: true }),
    }),
  );
  return { kind: 'ranking', info: { infos: [], sport: sportInfo(event, names) }, officials: [], results };
}
