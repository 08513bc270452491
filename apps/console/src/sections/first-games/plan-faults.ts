import type { GamesPlan } from '@podium/contract';
import { findRuleFaults } from '@podium/games';
import { contradictedMeasure } from './event-measure.ts';
import type { PublishedDraws } from './published-draw.ts';
import { typedName } from './plan.ts';

export const steps = ['games', 'places', 'delegations', 'events', 'entries', 'draw', 'check'] as const;
export type Step = (typeof steps)[number];

type FaultCode =
  | 'required'
  | 'code'
  | 'delegationCode'
  | 'codeTwice'
  | 'endsBefore'
  | 'timeZone'
  | 'noVenue'
  | 'noDelegation'
  | 'noEvent'
  | 'fewEntries'
  | 'outsideGames'
  | 'entryDelegation'
  | 'minutes'
  | 'boards'
  | 'lanes'
  | 'measure'
  | 'rules';

export interface PlanFault {
  /** Path of the field: `events.0.start`. */
  path: string;
  step: Step;
  code: FaultCode;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text));
const isMinutes = (value: number, min: number): boolean => Number.isInteger(value) && value >= min && value <= 600;

const isCount = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * All errors that prevent publication of the plan, in the order of the steps. What decides an event can no longer be
 * changed once its contests have begun, so that it does not hold up the rest.
 */
export function planFaults(plan: GamesPlan, draws: PublishedDraws = {}): PlanFault[] {
  const faults: PlanFault[] = [];
  const check = (isRight: boolean, step: Step, path: string, code: FaultCode): void => {
    if (!isRight) faults.push({ path, step, code });
  };
  const checkName = (name: GamesPlan['name'], step: Step, path: string): void =>
    check(typedName(plan, name).trim() !== '', step, `${path}.name`, 'required');

  checkName(plan.name, 'games', 'games');
  check(/^[A-Z0-9-]{2,15}$/u.test(plan.code), 'games', 'games.code', 'code');
  check(isDay(plan.start), 'games', 'games.start', 'required');
  if (isDay(plan.end)) check(plan.start <= plan.end, 'games', 'games.end', 'endsBefore');
  else check(false, 'games', 'games.end', 'required');
  check(isTimeZone(plan.timeZone), 'games', 'games.timeZone', 'timeZone');

  check(plan.venues.length > 0, 'places', 'venues', 'noVenue');
  for (const [index, { name, courts }] of plan.venues.entries()) {
    checkName(name, 'places', `venues.${index}`);
    for (const [courtIndex, court] of courts.entries())
      checkName(court.name, 'places', `venues.${index}.courts.${courtIndex}`);
  }

  check(plan.delegations.length > 0, 'delegations', 'delegations', 'noDelegation');
  for (const [index, { code, name }] of plan.delegations.entries()) {
    checkName(name, 'delegations', `delegations.${index}`);
    const path = `delegations.${index}.code`;
    check(/^[A-Z0-9]{2,8}$/u.test(code), 'delegations', path, 'delegationCode');
    check(
      plan.delegations.findIndex((delegation) => delegation.code === code) === index,
      'delegations',
      path,
      'codeTwice',
    );
  }

  check(plan.events.length > 0, 'events', 'events', 'noEvent');
  for (const [index, event] of plan.events.entries()) {
    const path = `events.${index}`;
    const { items } = event.entries;
    checkName(event.name, 'events', path);
    const hasBegun = (draws[event.id]?.begun.length ?? 0) > 0;
    check(hasBegun || contradictedMeasure(event) === undefined, 'events', `${path}.measure`, 'measure');
    check(findRuleFaults(event.rules ?? {}).length === 0, 'events', `${path}.rules`, 'rules');
    for (const [at, { mark, holder }] of (event.records ?? []).entries()) {
      check(mark.trim() !== '', 'events', `${path}.records.${at}.mark`, 'required');
      check(holder.trim() !== '', 'events', `${path}.records.${at}.holder`, 'required');
    }
    check(items.length > 1, 'entries', `${path}.entries`, 'fewEntries');
    const isKnown = (id: string): boolean => plan.delegations.some((delegation) => delegation.id === id);
    check(
      items.every(({ delegation }) => isKnown(delegation)),
      'entries',
      `${path}.entries`,
      'entryDelegation',
    );
    check(
      plan.venues.some(({ id }) => id === event.venue),
      'draw',
      `${path}.venue`,
      'required',
    );
    const day = event.start.slice(0, 10);
    check(/T\d{2}:\d{2}$/u.test(event.start), 'draw', `${path}.start`, 'required');
    check(day >= plan.start && day <= plan.end, 'draw', `${path}.start`, 'outsideGames');
    check(isMinutes(event.minutes, 1), 'draw', `${path}.minutes`, 'minutes');
    check(isMinutes(event.breakMinutes, 0), 'draw', `${path}.breakMinutes`, 'minutes');
    check(isCount(event.boards ?? 1, 100), 'draw', `${path}.boards`, 'boards');
    for (const { code, start } of event.phases ?? []) {
      if (start === undefined) continue;
      const phaseDay = start.slice(0, 10);
      check(phaseDay >= plan.start && phaseDay <= plan.end, 'draw', `${path}.phases.${code}.start`, 'outsideGames');
    }
    if ('lanes' in event.template) {
      const { lanes } = event.template;
      check(Number.isInteger(lanes) && lanes >= 2 && lanes <= 40, 'draw', `${path}.lanes`, 'lanes');
    }
  }
  return faults;
}
