import { isFinished, isLive } from '../../shared/item-state.ts';
import type { EventAnswer, ScheduleItemAnswer } from '@podium/contract';
import type { Follow } from '../../shared/follow/follows.ts';

type Phase = EventAnswer['phases'][number];

export interface PhaseStep {
  phase: Phase;
  planned: ScheduleItemAnswer[];
  /** Played only if needed: without a place in the schedule so far. */
  ifNeeded: ScheduleItemAnswer[];
  state: 'done' | 'current' | 'coming';
  isOpen: boolean;
  /** Gold is decided here. */
  isFinal: boolean;
}

/** A phase of this many units is open also while it is not the current one. */
const FEW_UNITS = 4;

/** The phases as a path. Current are those that have begun and go on (groups run side by side), else the next. */
export function stepsOf(sent: readonly Phase[]): PhaseStep[] {
  const phases = goldLast(sent);
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
    const isFinal = index === steps.length - 1;
    const isLast = next < 0 && isFinal;
    return { ...step, state, isFinal, isOpen: state === 'current' || isLast || step.phase.units.length <= FEW_UNITS };
  });
}

const hasGold = ({ units }: Phase) => units.some(({ medal }) => medal === 'gold');
const firstStart = ({ units }: Phase) =>
  Math.min(...units.map(({ start }) => (start ? Date.parse(start) : Number.POSITIVE_INFINITY)));

/** Of phases that begin together the one that decides gold ends the path. */
function goldLast(phases: readonly Phase[]): Phase[] {
  const final = phases.findLast(hasGold);
  if (!final || phases.some((phase) => firstStart(phase) > firstStart(final))) return [...phases];
  return [...phases.filter((phase) => phase !== final), final];
}

/** Whether somebody who is followed, or of the delegation that is asked for, is in a unit. */
export function isOfMine(
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
