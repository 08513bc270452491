import { isWinner } from '@podium/contract/winner';
import { compareMarks, parseMark } from '@podium/games';
import { isFinished, isLive } from '../../shared/elements/item-state.ts';
import type { EventAnswer, ScheduleCompetitor, ScheduleItemAnswer } from '@podium/contract';
import type { Discipline } from '@podium/games';
import type { Follow } from '../../shared/reader/follows.ts';

type Phase = EventAnswer['phases'][number];

export interface PhaseStep {
  phase: Phase;
  planned: ScheduleItemAnswer[];
  /** Played only if needed: not scheduled yet. */
  ifNeeded: ScheduleItemAnswer[];
  state: 'done' | 'current' | 'coming';
  /** True if a unit is live or finished. */
  hasBegun: boolean;
  /** True if it decides gold. */
  isFinal: boolean;
}

/** The phases as a path. Current phases are those in progress (parallel groups), or the next one. */
export function phaseSteps(sentPhases: readonly Phase[]): PhaseStep[] {
  // A phase known only from a list has no content to show here.
  const phases = goldLast(sentPhases).filter(({ units }) => units.length > 0);
  const isClosed = (unit: ScheduleItemAnswer) => isFinished(unit) || unit.status === 'CANCELLED';
  const steps = phases.map((phase) => ({
    phase,
    planned: phase.units.filter(({ status }) => status !== 'UNSCHEDULED'),
    ifNeeded: phase.units.filter(({ status }) => status === 'UNSCHEDULED'),
  }));
  const isUnderWay = ({ planned }: { planned: ScheduleItemAnswer[] }) =>
    planned.some(isLive) || (planned.some(isFinished) && planned.some((unit) => !isClosed(unit)));
  const isAnyUnderWay = steps.some(isUnderWay);
  const next = steps.findIndex(({ planned }) => planned.some((unit) => !isClosed(unit)));
  return steps.map((step, index) => {
    const isDone = step.planned.length > 0 && step.planned.every(isClosed);
    const isCurrent = isAnyUnderWay ? isUnderWay(step) : index === next;
    const state = isCurrent ? 'current' : isDone ? 'done' : 'coming';
    const hasBegun = step.planned.some((unit) => isLive(unit) || isFinished(unit));
    return { ...step, state, hasBegun, isFinal: index === steps.length - 1 };
  });
}

/** Some sources send only medals and a final ranking: the contests of such an event will never be published. */
export const isScheduleAwaited = ({
  phases,
  medallists,
  ranking,
}: Pick<EventAnswer, 'phases' | 'medallists' | 'ranking'>): boolean =>
  phases.length === 0 && medallists.length === 0 && ranking === null;

export interface EventStory {
  /** The final once it has started, and live phases. */
  open: PhaseStep[];
  coming: PhaseStep[];
  /** Finished phases, latest first. */
  earlier: PhaseStep[];
}

/** The phases from the end backwards: visitors of an event page look for the winner, or for the next contest. */
export function eventStory(steps: readonly PhaseStep[]): EventStory {
  const isOpen = ({ hasBegun, isFinal, state }: PhaseStep) => hasBegun && (isFinal || state !== 'done');
  const isOver = (step: PhaseStep) => step.state === 'done' && !isOpen(step);
  return {
    open: latestFirst(steps.filter(isOpen)),
    coming: steps.filter((step) => !isOpen(step) && !isOver(step)),
    earlier: latestFirst(steps.filter(isOver)),
  };
}

/** Latest rounds first; parallel pools are sorted by name. */
function latestFirst(steps: readonly PhaseStep[]): PhaseStep[] {
  const rounds: PhaseStep[][] = [];
  for (const step of steps) {
    const round = rounds.at(-1);
    if (round && !step.isFinal && firstStart(step.planned) < lastStart(round.flatMap(({ planned }) => planned)))
      round.push(step);
    else rounds.push([step]);
  }
  return rounds.toReversed().flat();
}

/** Number of contests whose winners fit on one line. */
const FEW_CONTESTS = 2;

/**
 * The best competitors of a round: the winners if there were few matches, otherwise the best mark, if the sport defines
 * which is better.
 */
export function findBestMarks(
  { planned }: Pick<PhaseStep, 'planned'>,
  { key, mark, better }: Pick<Discipline, 'key' | 'mark' | 'better'>,
): ScheduleCompetitor[] {
  if (planned.length === 0 || !planned.every(isFinished)) return [];
  const counting = planned.filter(({ rerun }) => !rerun);
  if (planned.some(({ isHeadToHead }) => isHeadToHead)) {
    if (planned.length > FEW_CONTESTS) return [];
    return planned.flatMap(({ competitors = [], outcome }) =>
      competitors.filter(({ id, wlt }) => isWinner(outcome, id, wlt)),
    );
  }
  const leaders = counting.flatMap(({ competitors = [] }) => competitors.filter(({ result }) => result).slice(0, 1));
  if (planned.length > 1 && key === 'generic') return [];
  const parseResult = ({ result }: ScheduleCompetitor) => parseMark(mark, result);
  return leaders.toSorted((a, b) => compareMarks(parseResult(a), parseResult(b), better)).slice(0, 1);
}

const isGold = ({ medal }: ScheduleItemAnswer) => medal === 'gold';
const firstStart = (units: readonly ScheduleItemAnswer[]) =>
  Math.min(...units.map(({ start }) => (start ? Date.parse(start) : Number.POSITIVE_INFINITY)));

const lastStart = (units: readonly ScheduleItemAnswer[]) =>
  Math.max(...units.map(({ start }) => (start ? Date.parse(start) : Number.NEGATIVE_INFINITY)));

/**
 * The phase that decides gold is last, unless another phase starts later: matches for places 5 to 8 may have been
 * played long before.
 */
function goldLast(phases: readonly Phase[]): Phase[] {
  const final = phases.findLast(({ units }) => units.some(isGold));
  const decided = firstStart(final?.units.filter(isGold) ?? []);
  if (!final || phases.some(({ units }) => firstStart(units) > decided)) return [...phases];
  return [...phases.filter((phase) => phase !== final), final];
}

/** Returns whether a unit includes a followed competitor or one of the requested delegation. */
export function isRelevant(
  { competitors = [] }: ScheduleItemAnswer,
  follows: readonly Follow[],
  delegation: string | undefined,
): boolean {
  return competitors.some(
    ({ id, organisation }) =>
      (delegation !== undefined && organisation?.code === delegation) ||
      follows.some((follow) =>
        follow.kind === 'delegation'
          ? follow.id === organisation?.code
          : (follow.kind === 'athlete' || follow.kind === 'team') && follow.id === id,
      ),
  );
}
