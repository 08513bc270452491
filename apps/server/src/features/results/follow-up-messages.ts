/** Consequences of an event's official results: advancing competitors, pool tables, round lists, ranking and medals. */
import { countBronzes, eventMedals, eventRanking, parseRsc, idToRsc } from '@podium/games';
import type { Discipline, PoolOrderLine } from '@podium/games';
import type { BodyOf, OdfBody } from '@podium/odf';
import type { Program } from '../../read-model/program/program.ts';
import { blankLine, competitorElement } from './elements.ts';
import { advancedPlaces } from './confirmation.ts';
import { decidedBy } from './contest-messages.ts';
import { countedRows, doneRounds } from './done-rounds.ts';
import type { DoneRound } from './done-rounds.ts';
import type { ContestRow, EventRows } from './event-rows.ts';

/** A message to be written. `code` is the RSC of its subject. */
export interface OutgoingMessage {
  documentType: string;
  code: string;
  status: string;
  body: OdfBody;
  /** Public remarks, such as the reason of a decision. */
  notes?: readonly string[];
}

/** @param event includes the contest that has just become official */
export function followUpMessages(program: Program, event: EventRows, discipline: Discipline): OutgoingMessage[] {
  const rows = countedRows(event.contests);
  const eventId = rows[0]?.unit.eventId;
  if (eventId === undefined) return [];
  const rounds = doneRounds(event, discipline);
  return [
    ...rounds.flatMap((round) => (round.done.length > 0 ? roundMessages(program, round) : [])),
    ...places(program, rows, rounds, discipline),
    ...honours(program, eventId, rows, rounds, event.ageGroups),
  ];
}

function roundMessages(program: Program, { phase, pool, list, isOver, rows, decisions }: DoneRound): OutgoingMessage[] {
  const code = competitorCode(phase.id);
  const status = isOver ? 'OFFICIAL' : 'INTERMEDIATE';
  const notes = decisions.map(({ reason }) => reason);
  const kinds = new Map(decisions.map((decision) => [decision.by, decidedBy(decision)]));
  const info = {
    infos: [...rows[0]!.details.filter((detail) => detail.code.startsWith('QUAL_')), ...kinds.values()],
  };
  if (pool)
    return [
      {
        documentType: 'DT_POOL_STANDING',
        code,
        status,
        notes,
        body: {
          kind: 'pool-standing',
          info,
          officials: [],
          results: pool.map((line, index) => poolLine(program, line, index)),
        },
      },
    ];
  if (!list) return [];
  const results = list.map((line, index) =>
    blankLine({
      rank: line.rank === null ? undefined : String(line.rank),
      isRankEqual: line.isRankEqual,
      ...qualificationMark(rows, line.contest, line.competitor),
      qualificationMark: isOver ? (line.qualification ?? undefined) : undefined,
      sortOrder: String(index + 1),
      competitor: competitorElement(program, line.competitor, { isBrief: true }),
    }),
  );
  return [
    {
      documentType: 'DT_PHASE_RESULT',
      code,
      status,
      notes,
      body: { kind: 'phase-result', info, officials: [], results },
    },
  ];
}

function poolLine(program: Program, line: PoolOrderLine, index: number): BodyOf<'pool-standing'>['results'][number] {
  const difference = line.for - line.against;
  return blankLine({
    rank: line.rank,
    isRankEqual: line.isEqual,
    resultType: 'POINTS',
    result: String(line.points),
    sortOrder: String(index + 1),
    played: String(line.played),
    won: String(line.won),
    lost: String(line.lost),
    tied: String(line.tied),
    for: String(line.for),
    against: String(line.against),
    diff: difference > 0 ? `+${difference}` : String(difference),
    competitor: competitorElement(program, line.id, { isBrief: true }),
  });
}

function qualificationMark(
  rows: readonly ContestRow[],
  unit: string,
  competitor: string,
): { resultType?: string; result?: string; irm?: string } {
  const line = rows.find((row) => row.unit.id === unit)?.lines.find((line) => line.competitor === competitor);
  return { resultType: line?.resultType ?? undefined, result: line?.result ?? undefined, irm: line?.irm ?? undefined };
}

/** Start lists of contests that wait for these results. */
function places(
  program: Program,
  rows: readonly ContestRow[],
  rounds: readonly DoneRound[],
  discipline: Discipline,
): OutgoingMessage[] {
  const filled = advancedPlaces(rows, rounds, discipline);
  return filled.map(({ id, competitors }): OutgoingMessage => {
    const row = rows.find(({ unit }) => unit.id === id)!;
    const results = competitors.map((competitor, index) => {
      const { start, side } = row.lines[index]!;
      const details = side ? [{ type: 'EUE', code: 'HOME_AWAY', value: side === 'home' ? 'HOME' : 'AWAY' }] : [];
      return blankLine({
        sortOrder: String(index + 1),
        startOrder: start ?? String(index + 1),
        startSortOrder: String(index + 1),
        competitor: competitorElement(program, competitor, { details }),
      });
    });
    const infos = row.details.filter((detail) => detail.code.startsWith('QUAL_'));
    return {
      documentType: 'DT_RESULT',
      code: row.unit.code,
      status: 'START_LIST',
      body: { kind: 'result', info: { infos }, officials: [], results },
    };
  });
}

/** Ranking and medals, once every contest of the event is official. */
function honours(
  program: Program,
  eventId: string,
  rows: readonly ContestRow[],
  rounds: readonly DoneRound[],
  groups: ReadonlyMap<string, string> = new Map(),
): OutgoingMessage[] {
  if (!rounds.every(({ isOver }) => isOver) || rounds.length === 0) return [];
  const ranked = rounds.map(({ phase, rows: roundRows, done, pool, list }) => ({
    order: phase.order,
    list: pool?.map(({ id, rank, isEqual }) => ({ competitor: id, rank: Number(rank), isRankEqual: isEqual })) ?? list,
    isPool: pool !== undefined,
    contests: roundRows.flatMap((row) => {
      const over = done.find(({ id }) => id === row.unit.id);
      return over ? [{ medal: row.unit.medal, place: decidedPlace(row), lines: over.lines }] : [];
    }),
  }));
  const ranking = eventRanking(ranked);
  const code = competitorCode(eventId);
  const info = { infos: [] };
  const { medals = 1, rules } = program.reference.events.get(eventId) ?? {};
  const bronzes = countBronzes(ranked, rules?.bronzes);
  const medallists = eventMedals(ranking, { ...rules, bronzes, groups }).map(({ medal, competitor, group }) => {
    const details = group === undefined ? [] : [{ type: 'EUE', code: 'AGE_GROUP', value: group }];
    return { medal, competitor: competitorElement(program, competitor, { details }) };
  });
  return [
    {
      documentType: 'DT_RANKING',
      code,
      status: 'OFFICIAL',
      body: {
        kind: 'ranking',
        info,
        officials: [],
        results: ranking.map(({ competitor, rank, isRankEqual }, index) =>
          blankLine({
            rank: rank === null ? undefined : String(rank),
            isRankEqual,
            sortOrder: String(index + 1),
            competitor: competitorElement(program, competitor, { isBrief: true }),
          }),
        ),
      },
    },
    ...(medals > 0
      ? [
          {
            documentType: 'DT_MEDALLISTS',
            code,
            status: 'OFFICIAL',
            body: { kind: 'medallists' as const, info, medallists },
          },
        ]
      : []),
  ];
}

/** The place for which the final of a placement bracket is played: 5 in `5_6`. */
function decidedPlace({ unit: { bracket } }: ContestRow): number | undefined {
  const place = bracket?.round === 'FNL' ? /^(\d+)_\d+$/u.exec(bracket.code)?.[1] : undefined;
  return place === undefined ? undefined : Number(place);
}

/** The feed's code of an event or phase, or its id if it has none. */
const competitorCode = (id: string): string => {
  const rsc = idToRsc(id);
  return parseRsc(rsc).isValid ? rsc : id;
};
