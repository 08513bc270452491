import { formatMark, medalTable } from '@podium/games';
import type { Award, DisciplineCode, EventId, Medal, MedalCount, OrganisationCode } from '@podium/games';
import type { BodyOf, MedalLineElement, MedalNumber } from '@podium/odf';
import { zonedText } from '../clock.ts';
import type { GamesEvent, RankingLine } from '../model.ts';
import { findState, states } from '../places/states.ts';
import type { Times } from '../schedule/unit-times.ts';
import { competitorElement } from '../formats/elements.ts';
import { breaksRecord, rankingAt, sportInfo } from './results.ts';

type Names = ReadonlyMap<string, { en: string }>;
const medals: readonly Medal[] = ['gold', 'silver', 'bronze'];

/** Medals follow ranks: with two firsts there is no silver, with two seconds no bronze. */
function listMedallists(ranking: readonly RankingLine[]): { medal: Medal; line: RankingLine }[] {
  return ranking.flatMap((line) => {
    const medal = line.rank === null ? undefined : medals[line.rank - 1];
    return medal ? [{ medal, line }] : [];
  });
}

export function medallistsBody(event: GamesEvent, names: Names, times: Times, at: number): BodyOf<'medallists'> {
  const medallists = listMedallists(rankingAt(event, times, at)).map(({ medal, line }, index) => ({
    medal,
    date: zonedText(times.officialAt(line.unit)).slice(0, 10),
    unit: line.unit.code,
    competitor: { ...competitorElement(line.competitor), order: String(index + 1) },
  }));
  return { kind: 'medallists', info: { infos: [], sport: sportInfo(event, names) }, medallists };
}

const organisations = new Map(
  states.map((state) => [state.code as OrganisationCode, { name: state.name.pt, isRanked: true }]),
);
const types = ['M', 'W', 'X'] as const;

/** The medal table of these events at a moment, without exhibition events. */
export function medalsBody(events: readonly GamesEvent[], times: Times, at: number): BodyOf<'medals'> {
  const medalEvents = events.filter((event) => !event.isExhibition);
  const finishedEvents = medalEvents
    .filter((event) => times.eventOverAt(event) <= at)
    .sort((a, b) => times.eventOverAt(a) - times.eventOverAt(b));
  const awards = finishedEvents.flatMap((event) => eventAwards(event, rankingAt(event, times, at)));
  const byGold = medalTable(awards, { sort: 'gold', organisations });
  const byTotal = medalTable(awards, { sort: 'total', organisations });
  const countsByType = types.map((type) => ({
    type,
    table: medalTable(
      awards.filter((award) => award.gender === type),
      { sort: 'gold', organisations },
    ),
  }));
  const totals = new Map(byTotal.rows.map((row, index) => [row.organisation, { row, index }]));
  const numbers = (
    pick: (table: typeof byGold) => Omit<MedalCount, 'rank' | 'organisation'> | undefined,
  ): MedalNumber[] => {
    const rows = [...countsByType, { type: 'TOT' as const, table: byGold }];
    return rows.flatMap(({ type, table }) => {
      const count = pick(table);
      return count && count.total > 0
        ? [{ type, gold: count.gold, silver: count.silver, bronze: count.bronze, total: count.total }]
        : [];
    });
  };
  return {
    kind: 'medals',
    dateTime: zonedText(at),
    lastEvent: finishedEvents.at(-1)?.code,
    totalEvents: medalEvents.length,
    finishedEvents: finishedEvents.length,
    summary: numbers((table) => table.awarded),
    lines: byGold.rows.map((row, index): MedalLineElement => {
      const total = totals.get(row.organisation)!;
      return {
        organisation: row.organisation,
        organisationName: findState(row.organisation).name.pt,
        rank: String(row.rank),
        rankTotal: String(total.row.rank),
        sortRank: String(index + 1),
        sortRankTotal: String(total.index + 1),
        isRankEqual: byGold.rows.some((other) => other !== row && other.rank === row.rank),
        isRankTotalEqual: byTotal.rows.some((other) => other !== total.row && other.rank === total.row.rank),
        numbers: numbers((table) => table.rows.find((other) => other.organisation === row.organisation)),
      };
    }),
  };
}

function eventAwards(event: GamesEvent, ranking: readonly RankingLine[]): Award[] {
  return listMedallists(ranking).map(({ medal, line }) => ({
    eventId: event.code as EventId,
    medal,
    organisation: line.competitor.organisation as OrganisationCode,
    gender: event.gender,
    discipline: event.discipline as DisciplineCode,
    isExhibition: event.isExhibition,
    isOfficial: true,
    isEventOpen: false,
    isNotAwarded: false,
  }));
}

/** The record before these Games and, once it is broken, the new one. */
export function recordBody(event: GamesEvent, competition: string, times: Times, at: number): BodyOf<'records'> {
  const record = event.record!;
  const final = event.phases.at(-1)!.units[0]!;
  const winner = final.lines.find((line) => line.rank === 1);
  const isBroken = at >= times.officialAt(final) && breaksRecord(event, winner);
  const { holder } = record;
  const previousRecord = {
    order: isBroken ? '2' : '1',
    resultType: record.resultType,
    result: record.text,
    country: holder.organisation,
    place: 'Porto Claro',
    date: record.date,
    competition: 'YG2024',
    isEqualled: false,
    isUnconfirmed: false,
    isHistorical: isBroken,
    isCurrent: !isBroken,
    details: [],
    competitor: {
      code: `A9${event.code.length}${String(event.order).padStart(4, '0')}`,
      type: 'A',
      organisation: holder.organisation,
      coaches: [],
      details: [],
      opponents: [],
      athletes: [
        {
          code: `A9${event.code.length}${String(event.order).padStart(4, '0')}`,
          order: '1',
          details: [],
          description: { givenName: holder.givenName, familyName: holder.family, organisation: holder.organisation },
        },
      ],
    },
  };
  const now = isBroken
    ? [
        {
          ...previousRecord,
          order: '1',
          result: winner!.result ?? formatMark(winner!.value!, 'time', 2),
          unit: final.code,
          country: winner!.competitor.organisation,
          date: zonedText(times.finalEnd(final)).slice(0, 10),
          competition,
          isHistorical: false,
          isCurrent: true,
          competitor: competitorElement(winner!.competitor),
        },
      ]
    : [];
  return {
    kind: 'records',
    records: [
      {
        code: event.code,
        name: event.name.en,
        types: [
          {
            order: '1',
            recordType: record.type,
            isShared: false,
            isNotEstablished: false,
            data: [...now, previousRecord],
          },
          {
            order: '2',
            recordType: 'NYR',
            isShared: false,
            isNotEstablished: true,
            notEstablishedLabel: 'Not yet set',
            data: [],
          },
        ],
      },
    ],
  };
}
