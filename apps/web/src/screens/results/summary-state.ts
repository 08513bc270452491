import { compareMarks, markKind, parseMark, readStatistics } from '@podium/games';
import { readFacts, selectFigures } from '@podium/disciplines/reading';
import { isFinished } from '../../shared/elements/item-state.ts';
import type { Fact, Figure } from '@podium/disciplines/reading';
import type { Discipline, Mark, StatisticRule } from '@podium/games';
import type { CoachAnswer, LineupMember, ResultLineAnswer, ScheduleItemAnswer, UnitAnswer } from '@podium/contract';

export interface Leader {
  /** Key of the rule including the number: `split_3`. */
  key: string;
  rule: StatisticRule;
  number: string | undefined;
  /** The fact with that number, which includes the name of the place: `50 m`, the vault. */
  at: Fact | undefined;
  line: ResultLineAnswer;
  value: string;
}

type LeadRules = Pick<Discipline, 'codes' | 'statistics'>;

/** Leaders of each statistic that can be led: the shortest time; for others, the sport defines what is better. */
export function findLeaders(unit: Pick<UnitAnswer, 'results' | 'details'>, discipline: LeadRules): Leader[] {
  const leaders = new Map<string, Leader & { mark: Mark; isTimed: boolean }>();
  const counts = new Map<string, number>();
  const finishers = unit.results.filter(({ irm }) => irm === null).length;
  for (const line of unit.results) {
    const resultType = line.resultType ?? undefined;
    const detailed = {
      details: line.details,
      result: line.result ?? undefined,
      resultType,
      side: line.side ?? undefined,
    };
    const isTimed = markKind(line.resultType) === 'time';
    const facts = readFacts(discipline, { details: line.details, resultType }, unit.details);
    for (const { key, rule, pos, value } of readStatistics(detailed, discipline.statistics)) {
      const mark = parseMark(isTimed ? 'TIME' : undefined, value);
      const better = rule.better ?? (isTimed ? 'lower' : 'higher');
      const leader = leaders.get(key);
      if (line.irm === null) counts.set(key, (counts.get(key) ?? 0) + 1);
      if (!leadableCriteria(rule) || mark.value === null || (leader && compareMarks(leader.mark, mark, better) <= 0))
        continue;
      const leaderFact = pos === undefined ? undefined : facts.find(({ number }) => number === pos);
      leaders.set(key, { key, rule, number: pos, at: leaderFact, line, value, mark, isTimed });
    }
  }
  const leaderOrder = (leader: Leader) =>
    discipline.statistics.indexOf(leader.rule) * 1000 + Number(leader.number ?? 0);
  return [...leaders.values()]
    .filter(({ key, rule, isTimed }) => !isTooSparse(rule, isTimed) || counts.get(key) === finishers)
    .map(({ mark: _mark, isTimed: _isTimed, ...leader }) => leader)
    .sort((a, b) => leaderOrder(a) - leaderOrder(b));
}

/** Returns whether a leader led at a split of a race: attempts, apparatus and reaction times are none. */
export const isSplitLeader = ({ rule, line }: Leader, { contest }: Pick<Discipline, 'contest'>): boolean =>
  contest === 'race' && rule.key === 'split_n' && markKind(line.resultType) === 'time';

/** Returns whether competitors finish, as in a race; judged and measured performances have no finish. */
export const hasFinish = (
  lines: readonly Pick<ResultLineAnswer, 'resultType'>[],
  { contest }: Pick<Discipline, 'contest'>,
): boolean => contest === 'race' && lines.some(({ resultType }) => markKind(resultType) === 'time');

/**
 * Excludes statistics such as penalties and cards, for which fewer is better: a competitor who has one must not lead
 * those with none.
 */
const isTooSparse = ({ key, better }: StatisticRule, isTimed: boolean): boolean =>
  better === 'lower' && !(isTimed && key.endsWith('_n'));

/**
 * Returns whether a statistic can have a leader: splits and attempts by their kind of mark, others if the sport defines which
 * is better; wind has none.
 */
const leadableCriteria = ({ key, better }: StatisticRule): boolean => better !== undefined || key.endsWith('_n');

export interface FieldFacts {
  started: number;
  finished: number;
  out: { irm: string; count: number }[];
}

/** The number of starters and finishers, and the reasons why others did not finish. */
export function countField(lines: readonly Pick<ResultLineAnswer, 'irm'>[]): FieldFacts {
  const countsByIrm = [
    ...Map.groupBy(
      lines.filter(({ irm }) => irm),
      ({ irm }) => irm!,
    ),
  ];
  const absent = lines.filter(({ irm }) => irm === 'DNS').length;
  return {
    started: lines.length - absent,
    finished: lines.filter(({ irm }) => !irm).length,
    out: countsByIrm.map(([irm, outLines]) => ({ irm, count: outLines.length })),
  };
}

export interface Lineup {
  starters: LineupMember[];
  substitutes: LineupMember[];
  /** Coaches and other members of the bench. */
  staff: LineupMember[];
}

const isStaff = ({ roles, position }: LineupMember) =>
  [...roles, position ?? ''].some((role) => /coach|trainer|official|doctor|manager|assistant/iu.test(role));

/** Starters, substitutes and bench; if the feed does not name starters, all are players. */
export function splitLineup(members: readonly LineupMember[], coaches: readonly CoachAnswer[] = []): Lineup {
  const players = members.filter((member) => !isStaff(member));
  const hasStarters = players.some(({ isStarter }) => isStarter);
  return {
    starters: hasStarters ? players.filter(({ isStarter }) => isStarter) : players,
    substitutes: hasStarters ? players.filter(({ isStarter }) => !isStarter) : [],
    staff: [...members.filter(isStaff), ...coaches.map(staffMember)],
  };
}

/** Statistics of each player by id, with their columns in the order of the sport; empty columns are omitted. */
export function memberFigures(
  discipline: Pick<Discipline, 'codes' | 'memberStatistics'>,
  members: readonly LineupMember[],
): { columns: Figure[]; figuresByLine: ReadonlyMap<string, ReadonlyMap<string, Figure>> } {
  const figuresByLine = new Map(
    members.map(({ id, details = [] }) => {
      const statisticDetails = details.filter(({ type }) => type === 'ST');
      const figures = selectFigures(discipline, discipline.memberStatistics, { details: statisticDetails });
      return [id, new Map(figures.map((figure) => [figure.id, figure]))] as const;
    }),
  );
  const figuresByCode = new Map([...figuresByLine.values()].flatMap((figures) => [...figures]));
  const order = [...discipline.memberStatistics.map(({ key }) => key), ...figuresByCode.keys()];
  return { columns: [...new Set(order)].flatMap((id) => figuresByCode.get(id) ?? []), figuresByLine };
}

/** A coach as a row of the same list, with the function in place of a position. */
const staffMember = ({ id, name, bib, function: position }: CoachAnswer): LineupMember => ({
  id,
  name,
  order: null,
  bib: bib ?? null,
  roles: [],
  position,
  isStarter: null,
});

export interface EarlierUnit {
  unit: ScheduleItemAnswer;
  own: NonNullable<ScheduleItemAnswer['competitors']>[number];
  other: NonNullable<ScheduleItemAnswer['competitors']>[number] | undefined;
}

/** Earlier contests of a side in this event: finished units, newest first, with the opponent. */
export function findEarlierUnits(
  units: readonly ScheduleItemAnswer[],
  competitor: string | null,
  current: Pick<ScheduleItemAnswer, 'id' | 'start'>,
): EarlierUnit[] {
  if (competitor === null) return [];
  const startMs = current.start === null ? Number.POSITIVE_INFINITY : Date.parse(current.start);
  return (
    units
      // Matches only: a preceding ranking round does not count.
      .filter((unit) => unit.id !== current.id && unit.isHeadToHead && isFinished(unit))
      .filter((unit) => unit.start !== null && Date.parse(unit.start) <= startMs)
      .flatMap((unit) => {
        const competitorLine = unit.competitors?.find(({ id }) => id === competitor);
        return competitorLine
          ? [{ unit, own: competitorLine, other: unit.competitors?.find(({ id }) => id !== competitor) }]
          : [];
      })
      .sort((a, b) => Date.parse(b.unit.start!) - Date.parse(a.unit.start!))
  );
}
