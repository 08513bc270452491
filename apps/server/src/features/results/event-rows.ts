/** All data about an event's contests: competitors, where they come from, and results. */
import { isPlaceholder, parseMark } from '@podium/games';
import type { CorrectedField, DoneLine, EnteredSide, EnteredStep, EventRules } from '@podium/games';
import type { Detail } from '@podium/odf';
import type pg from 'pg';
import type { FedValues, PeriodRow } from '../../feed/sport-tables.ts';
import { readAgeGroups } from '../../read-model/program/event-age-groups.ts';
import type { Program, UnitInfo } from '../../read-model/program/program.ts';

interface ContestLine {
  /** Null if the competitor is not known yet, or if there will be none. */
  competitor: string | null;
  /** A bye: the other side advances. */
  isBye: boolean;
  start: string | null;
  side: EnteredSide | null;
  /** The contest or round whose result fills the place. */
  from?: { ref: string; result: string };
  rank: string | null;
  isRankEqual: boolean;
  resultType: string | null;
  result: string | null;
  irm: string | null;
  wlt: 'W' | 'L' | 'T' | null;
  /** Splits, attempts and everything else in the message about the line. */
  details?: readonly Detail[];
  /** Values of the feed that corrections hide, by column; null without a correction. */
  fed?: FedValues | null;
}

/** An organizer's correction of one value of the feed's result. */
interface StoredCorrection {
  competitor: string;
  field: CorrectedField;
  value: string | null;
  /** The feed's value at the time of the correction. */
  over: string | null;
  isLasting: boolean;
  by: string | null;
  reason: string | null;
  language: string | null;
  stamp: string;
}

export interface ContestRow {
  unit: UnitInfo;
  lines: readonly ContestLine[];
  status: string | null;
  /** True if the shown result comes from the feed; a start list of the feed is no result. */
  isFromFeed: boolean;
  /** Corrections of the feed's result that were not released. */
  corrections: readonly StoredCorrection[];
  periods: readonly PeriodRow[];
  details: readonly Detail[];
  steps: readonly StoredStep[];
  /** Rules that the organizers have chosen for its event. */
  rules?: EventRules | undefined;
  /** Kind of its phase, as far as the phases were read. */
  phaseKind: string | null;
}

interface StoredStep {
  step: EnteredStep;
  /** Id of the person; for a scorer without an account, of the user who created the link. */
  by: string | null;
  /** Id and name of the scorer's link; null for a step of an account. */
  link: string | null;
  linkName: string | null;
}

export interface PhaseRow {
  id: string;
  kind: string;
  order: number;
}

export interface EventRows {
  contests: ReadonlyMap<string, ContestRow>;
  phases: ReadonlyMap<string, PhaseRow>;
  /** Number of bronze medals of the event; undefined if it has no medals. */
  bronzes?: number | undefined;
  /** Age group by competitor, if the event has medals for its age groups. */
  ageGroups?: ReadonlyMap<string, string> | undefined;
  /** More rounds of the event are drawn later, so that its contests do not decide it yet. */
  hasMoreRounds?: boolean;
}

type Queries = Pick<pg.Pool, 'query'> | pg.ClientBase;

interface SetRow {
  ref: string;
  status: string | null;
  /** Kind of the journal entry with the message; null for a result of a folder. */
  kind: string | null;
  periods: PeriodRow[];
  details: Detail[];
  lines: (Omit<ContestLine, 'competitor' | 'from' | 'isBye'> & {
    competitor: string;
    from: { unit: string; result?: string } | null;
  })[];
}

/** All contests of a unit's event; for a unit without an event, only that unit. */
export async function readEventRows(client: Queries, program: Program, unit: UnitInfo): Promise<EventRows> {
  const { eventId } = unit;
  const units = eventId === undefined ? [unit] : program.units.of('event', eventId);
  return readContests(client, program, units, eventId);
}

export async function readContests(
  client: Queries,
  program: Program,
  units: readonly UnitInfo[],
  eventId?: string,
): Promise<EventRows> {
  const { partition, reference } = program;
  const ids = units.map(({ id }) => id);
  const sets = await client.query<SetRow>(
    `select head.ref, head.status, head.periods, head.details, journal.kind, coalesce(line.lines, '[]') as lines
     from sport.result_sets head
     left join feed.heads message on message.partition = head.partition and message.owner = head.owner
     left join feed.journal on journal.id = message.journal_id
     left join lateral (
       select jsonb_agg(jsonb_build_object('competitor', competitor_id, 'start', start_order, 'side', side, 'from', "from",
         'rank', rank, 'isRankEqual', is_rank_equal, 'resultType', result_type, 'result', result, 'irm', irm, 'wlt', wlt,
         'details', one.details, 'fed', fed)
         order by sort) as lines
       from sport.result_lines one where one.partition = head.partition and one.owner = head.owner
         and one.level = head.level and one.ref = head.ref) line on true
     where head.partition = $1 and head.level = 'unit' and head.ref = any($2::text[])
     order by head.ref, head.source desc, head.stamp desc, head.owner`,
    [partition, ids],
  );
  const steps = await client.query<StoredStep & { unit: string }>(
    `select unit, step, "by", link, link_name as "linkName" from results.steps where partition = $1 and unit = any($2::text[]) order by entry, place`,
    [partition, ids],
  );
  const corrections = await client.query<StoredCorrection & { unit: string }>(
    `select unit_id as unit, competitor_id as competitor, field, value, over, is_lasting as "isLasting", by, reason,
       language, stamp
     from sport.result_edits where partition = $1 and unit_id = any($2::text[]) and not is_cleared
     order by unit_id, competitor_id, field`,
    [partition, ids],
  );
  const phases = await client.query<PhaseRow>(
    `select distinct on (id) id, kind, "order" from sport.phases
     where partition = $1 and event_id = $2 order by id, owner`,
    [partition, eventId ?? ''],
  );
  const phaseById = new Map(phases.rows.map((phase) => [phase.id, phase]));
  const setsOf = Map.groupBy(sets.rows, ({ ref }) => ref);
  const stepsOf = Map.groupBy(steps.rows, (row) => row.unit);
  const correctionsOf = Map.groupBy(corrections.rows, (row) => row.unit);
  const event = reference.events.get(eventId ?? '');
  const groups = event?.rules?.ageGroupMedals ? await readAgeGroups(client, program, [event.id]) : undefined;
  return {
    ageGroups: groups && (groups.get(event!.id) ?? new Map()),
    bronzes: event && event.medals !== 0 ? (event.rules?.bronzes ?? 1) : undefined,
    contests: new Map(
      units.map((unit) => {
        const row = contestRow(unit, setsOf.get(unit.id) ?? [], stepsOf.get(unit.id) ?? []);
        const phaseKind = phaseById.get(unit.phaseId ?? '')?.kind ?? null;
        const { rules } = reference.events.get(unit.eventId ?? '') ?? {};
        return [unit.id, { ...row, corrections: correctionsOf.get(unit.id) ?? [], rules, phaseKind }];
      }),
    ),
    phases: phaseById,
  };
}

function contestRow(
  unit: UnitInfo,
  sets: readonly SetRow[],
  steps: readonly StoredStep[],
): Omit<ContestRow, 'phaseKind' | 'corrections' | 'rules'> {
  const [currentSet] = sets;
  // The feed's format cannot express where a line comes from, so this comes from the folder's list or the schedule.
  const sources = sets.find(({ lines }) => lines.some(({ from }) => from))?.lines;
  const qualifiedFrom = (index: number): ContestLine['from'] => {
    const source = sources?.[index]?.from ?? unit.starts[index]?.from;
    return source?.result === undefined ? undefined : { ref: source.unit, result: source.result };
  };
  const isSides = (currentSet?.lines.length ?? unit.starts.length) === 2;
  const lines: Omit<ContestLine, 'from'>[] = currentSet
    ? currentSet.lines.map(({ from: _from, ...line }) => ({
        ...line,
        competitor: isPlaceholder(line.competitor) ? null : line.competitor,
        isBye: line.competitor === 'BYE',
      }))
    : unit.starts.map(({ competitor, startOrder }) => ({
        ...nothingYet,
        competitor: isPlaceholder(competitor) ? null : competitor,
        isBye: competitor === 'BYE',
        start: startOrder ?? null,
      }));
  return {
    unit,
    lines: lines.map((line, index) => ({
      ...line,
      side: line.side ?? (isSides ? (index === 0 ? 'home' : 'away') : null),
      from: qualifiedFrom(index),
    })),
    status: currentSet?.status ?? null,
    isFromFeed: currentSet?.kind === 'odf' && currentSet.status !== 'START_LIST',
    periods: currentSet?.periods ?? [],
    details: currentSet?.details ?? [],
    steps,
  };
}

const nothingYet: Omit<ContestLine, 'competitor' | 'start' | 'isBye'> = {
  side: null,
  rank: null,
  isRankEqual: false,
  resultType: null,
  result: null,
  irm: null,
  wlt: null,
};

/** Returns whether the contest is complete: it is official, or one side has a bye. */
export const isDecided = ({ status, lines }: ContestRow): boolean =>
  status === 'OFFICIAL' || lines.some(({ isBye }) => isBye);

/** Lines of a decided contest, in the format of the round and ranking rules. */
export function doneLines({ lines, periods }: ContestRow, isSides: boolean): DoneLine[] {
  const partPoints = (side: EnteredSide | null): number | undefined =>
    side === null
      ? undefined
      : periods.reduce(
          (sum, period) =>
            sum + (period.code === 'TOT' ? 0 : Number((side === 'home' ? period.homePeriod : period.awayPeriod) ?? 0)),
          0,
        );
  const hasBye = lines.some(({ isBye }) => isBye);
  return lines.flatMap(({ competitor, rank, isRankEqual, resultType, result, irm, wlt, side }) =>
    competitor === null
      ? []
      : [
          {
            competitor,
            rank: rank === null ? null : Number(rank),
            isRankEqual,
            value: isSides ? (result === null ? null : Number(result)) : parseMark(resultType, result).value,
            irm,
            wlt: hasBye ? 'W' : wlt,
            ...(isSides && { partPoints: partPoints(side) }),
          },
        ],
  );
}
