import { rankResults } from '@podium/games';
import type { Competitor, GamesEvent, Line, Phase, Progress, RankingLine, Unit } from '../model.ts';
import type { Random } from '../random.ts';
import { numberedTerm, phaseTerms, unitTerms } from '../words/terms.ts';
import type { SixTexts } from '../words/texts.ts';
import { addPhase, unitCode } from './codes.ts';
import { rankMarks } from './contest.ts';
import type { Contest, ContestResult } from './contest.ts';

/** One round of an event: heats, semifinals, final. */
export interface RoundPlan {
  kind: 'HEAT' | 'QUAL' | 'SFNL' | 'FNL';
  /** Maximum number of competitors in one unit. */
  perUnit: number;
  /** Number of competitors of each unit who advance by place; the rest of `qualifiers` advance by mark. */
  byPlace: number;
  /** Total number of competitors who advance. */
  qualifiers: number;
  minutes: number;
  day: number;
  minute: number;
  term?: SixTexts;
  unitTerm?: SixTexts;
}

export interface RoundsOptions {
  event: GamesEvent;
  contest: Contest;
  plans: readonly RoundPlan[];
  fields: readonly string[];
  random: Random;
  quirk?: 'dead-heat' | 'two-silvers' | 'ruling';
}

const roundTerms: Readonly<Record<RoundPlan['kind'], SixTexts>> = {
  HEAT: phaseTerms.heats,
  QUAL: phaseTerms.qualification,
  SFNL: phaseTerms.semifinals,
  FNL: phaseTerms.final,
};
const roundUnitTerms: Readonly<Record<RoundPlan['kind'], SixTexts>> = {
  HEAT: unitTerms.heat,
  QUAL: unitTerms.group,
  SFNL: unitTerms.semifinal,
  FNL: unitTerms.final,
};

/**
 * Plays the rounds in order, skipping a round in which everybody would advance. Fills phases, stages and the ranking.
 */
export function playRounds(options: RoundsOptions): void {
  const { event } = options;
  enterMarks(event, options.contest);
  let field = options.random.shuffle(event.competitors);
  const eliminatedUnits: Unit[][] = [];
  for (const plan of options.plans) {
    if (plan.kind !== 'FNL' && field.length <= plan.qualifiers) continue;
    const phase = playRound(options, plan, field);
    const qualified = plan.kind === 'FNL' ? [] : advance(phase, plan);
    eliminatedUnits.unshift(phase.units);
    const values = new Map(
      phase.units.flatMap((unit) => unit.lines.map((line) => [line.competitor.id, line.value ?? 0])),
    );
    const direction = options.contest.better === 'lower' ? 1 : -1;
    field = qualified.sort((a, b) => direction * (values.get(a.id)! - values.get(b.id)!));
  }
  event.ranking = rankRounds(eliminatedUnits, options.contest);
  const [final] = eliminatedUnits[0]!;
  if (options.quirk === 'ruling' && final) rule(event, final, eliminatedUnits, options.contest);
}

function enterMarks({ code, competitors }: GamesEvent, contest: Contest): void {
  for (const competitor of competitors) {
    const entry = competitor.members
      .find(({ id }) => id === competitor.id)
      ?.entries.find(({ event }) => event === code);
    if (entry) entry.best = contest.entryMark?.(competitor);
  }
}

function playRound(options: RoundsOptions, plan: RoundPlan, field: readonly Competitor[]): Phase {
  const { event, contest, random } = options;
  const isFinal = plan.kind === 'FNL';
  const count = Math.max(1, Math.ceil(field.length / plan.perUnit));
  const phase = addPhase(event, plan.kind, plan.term ?? roundTerms[plan.kind], isFinal ? 'final' : 'rounds', {
    hasList: !isFinal,
    better: contest.better,
    qualification: isFinal ? undefined : { byPlace: plan.byPlace, byMark: plan.qualifiers - plan.byPlace * count },
  });
  const groups = Array.from({ length: count }, (_, index) => field.filter((_, place) => place % count === index));
  for (const [index, group] of groups.entries()) {
    const code = unitCode(phase, index + 1);
    const quirk = isFinal && options.quirk !== 'ruling' ? options.quirk : undefined;
    const contestResult = contest.play(group, { random: random.fork(code), isFinal, quirk });
    const term = plan.unitTerm ?? roundUnitTerms[plan.kind];
    phase.units.push(
      roundUnit(
        options,
        plan,
        phase,
        { code, number: index + 1, name: isFinal ? term : numberedTerm(term, index + 1) },
        contestResult,
      ),
    );
  }
  event.stages.push({ units: phase.units, day: plan.day, minute: plan.minute, gap: 10 });
  return phase;
}

function roundUnit(
  options: RoundsOptions,
  plan: RoundPlan,
  phase: Phase,
  identity: Pick<Unit, 'code' | 'number' | 'name'>,
  contestResult: ContestResult,
): Unit {
  const unit: Unit = {
    ...identity,
    event: options.event,
    phase,
    type: options.event.kind === 'individual' ? 'ATH' : 'TEAM',
    medal: plan.kind === 'FNL' ? '1' : '0',
    minutes: plan.minutes,
    fields: options.fields,
    lines: rankMarks(contestResult.marks, options.contest),
    steps: contestResult.steps,
    breaks: contestResult.breaks,
    resultAt: (progress) => withMarks(unit, contestResult, unit.lines, progress),
    field: '',
    start: 0,
    end: 0,
  };
  return unit;
}

function withMarks(
  unit: Unit,
  contestResult: ContestResult,
  lines: readonly Line[],
  progress: Progress,
): ReturnType<ContestResult['resultAt']> {
  const content = contestResult.resultAt(progress, lines);
  if (progress !== 'final') return content;
  const marks = new Map(lines.map((line) => [line.competitor.id, line.qualification]));
  for (const result of content.results) result.qualificationMark = marks.get(result.competitor!.code);
  return content;
}

/** Determines who advances: a number of each unit by place, then the best of the others. */
function advance(phase: Phase, plan: RoundPlan): Competitor[] {
  const qualified = new Map<string, string>();
  const advancing: Competitor[] = [];
  for (const unit of phase.units) {
    for (const line of unit.lines.filter((line) => line.rank !== null).slice(0, plan.byPlace)) {
      line.qualification = 'Q';
      qualified.set(line.competitor.id, 'Q');
      advancing.push(line.competitor);
    }
  }
  const others = phase.units
    .flatMap((unit) => unit.lines)
    .filter((line) => line.rank !== null && !qualified.has(line.competitor.id))
    .map((line) => ({ line, value: line.value, countback: line.countback, competitorId: line.competitor.id }));
  for (const { line } of rankResults(others, { better: phase.better }).slice(
    0,
    Math.max(0, plan.qualifiers - advancing.length),
  )) {
    qualified.set(line.competitorId, plan.byPlace > 0 ? 'q' : 'Q');
    advancing.push(line.line.competitor);
  }
  phase.qualified = qualified;
  return advancing;
}

/** The ranking of the event: finalists, then those eliminated in each round, then all without a mark. */
function rankRounds(rounds: readonly (readonly Unit[])[], contest: Contest): RankingLine[] {
  const rankingLines: RankingLine[] = [];
  const unrankedLines: RankingLine[] = [];
  const seen = new Set<string>();
  for (const units of rounds) {
    const rows = units.flatMap((unit) =>
      unit.lines
        .filter((line) => !seen.has(line.competitor.id))
        .map((line) => ({
          unit,
          line,
          value: line.value,
          countback: line.countback,
          irm: line.irm,
          competitorId: line.competitor.id,
          inUnit: line.rank ?? 0,
        })),
    );
    for (const row of rows) seen.add(row.competitorId);
    const placedCount = rankingLines.length;
    const isSingleUnit = units.length === 1;
    for (const { line: row, rank, rankEqual } of rankResults(rows, { better: contest.better })) {
      const { unit, line } = row;
      const base = {
        competitor: line.competitor,
        resultType: line.resultType,
        result: line.result,
        irm: line.irm,
        unit,
      };
      if (line.rank === null || rank === null) unrankedLines.push({ ...base, rank: null, rankEqual: false });
      else if (isSingleUnit)
        rankingLines.push({
          ...base,
          rank: placedCount + rankAmong(rows, row.inUnit),
          rankEqual: line.rankEqual && isTied(rows, row.inUnit),
        });
      else rankingLines.push({ ...base, rank: placedCount + rank, rankEqual });
    }
    rankingLines.sort((a, b) => a.rank! - b.rank!);
  }
  return [...rankingLines, ...unrankedLines];
}

/** Ranks within a unit use countback; those who advanced are left out of the count. */
function rankAmong(rows: readonly { inUnit: number }[], inUnit: number): number {
  return 1 + rows.filter((row) => row.inUnit > 0 && row.inUnit < inUnit).length;
}

function isTied(rows: readonly { inUnit: number }[], inUnit: number): boolean {
  return rows.filter((row) => row.inUnit === inUnit).length > 1;
}

/** A protest disqualifies the third, and those behind move up. */
function rule(event: GamesEvent, final: Unit, rounds: readonly (readonly Unit[])[], contest: Contest): void {
  const thirdLine = final.lines.find((line) => line.rank === 3);
  if (!thirdLine) return;
  const { lines: linesBefore, resultAt } = final;
  const resultBeforeRuling = (progress: Progress) => {
    const after = final.lines;
    final.lines = linesBefore;
    const content = resultAt(progress);
    final.lines = after;
    return content;
  };
  final.beforeRuling = { lines: linesBefore, resultAt: resultBeforeRuling };
  event.rankingBefore = event.ranking;
  const marks = linesBefore.map((line) => ({
    competitor: line.competitor,
    start: line.start,
    value: line === thirdLine ? null : line.value,
    countback: line.countback,
    text: line.result,
    irm: line === thirdLine ? 'DSQ' : line.irm,
  }));
  final.lines = rankMarks(marks, contest);
  event.ranking = rankRounds(rounds, contest);
}
