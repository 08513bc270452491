import { duelLines, duelResultAt, playWalkOver } from './duel.ts';
import type { DuelRules } from './duel.ts';
import type { Competitor, GamesEvent, Phase, Slot, Unit } from '../model.ts';
import type { Random } from '../random.ts';
import type { SixTexts } from '../words/texts.ts';
import { unitCode } from './codes.ts';

export interface DuelPlan {
  event: GamesEvent;
  phase: Phase;
  number: number;
  name: SixTexts;
  slots: readonly [Slot & { competitor: Competitor }, Slot & { competitor: Competitor }];
  rules: DuelRules;
  random: Random;
  fields: readonly string[];
  needsWinner: boolean;
  medal?: Unit['medal'];
  mayWalkOver?: boolean;
  isStartHidden?: boolean;
}

/** Plays one contest between two sides and returns its unit. */
export function duelUnit(plan: DuelPlan): Unit {
  const { event, phase, rules } = plan;
  const code = unitCode(phase, plan.number);
  const random = plan.random.fork(code);
  const [home, away] = plan.slots.map((slot) => slot.competitor) as [Competitor, Competitor];
  const isWalkOver = plan.mayWalkOver === true && random.chance(0.006);
  const common = {
    code,
    event,
    phase,
    name: plan.name,
    number: plan.number,
    type: event.kind === 'individual' ? ('HATH' as const) : ('HTEAM' as const),
    medal: plan.medal ?? ('0' as const),
    minutes: rules.minutes,
    fields: plan.fields,
    slots: [...plan.slots],
    isStartHidden: plan.isStartHidden,
    field: '',
    start: 0,
    end: 0,
  };
  const unit = isWalkOver
    ? {
        ...common,
        steps: [],
        isWalkOver,
        ...playWalkOver(home, away, random.chance(0.5) ? 'H' : 'A', random.fork('reason').pick(['WO', 'WDR'])),
      }
    : playedUnit();
  phase.units.push(unit);
  return unit;

  function playedUnit(): Unit {
    const duel = rules.play(home, away, { random, needsWinner: plan.needsWinner });
    const lines = duelLines(home, away, duel);
    return {
      ...common,
      lines,
      steps: duel.steps,
      breaks: duel.breaks,
      resultAt: (progress) => duelResultAt(rules, lines, duel, progress),
      clock: duel.clock && ((progress) => duel.clock!(progress)),
      actions: duel.actions && ((progress) => duel.actions!(progress)),
    };
  }
}

export function unitWinner(unit: Unit): Competitor {
  return unit.lines.find((line) => line.wlt === 'W')!.competitor;
}
export function unitLoser(unit: Unit): Competitor {
  return unit.lines.find((line) => line.wlt === 'L')!.competitor;
}
