import type { Competitor } from '../../model.ts';
import { homeChance, otherSide, sides } from '../../formats/duel.ts';
import type { Meeting, Side } from '../../formats/duel.ts';
import type { ActionDraft } from '../duels/rally-actions.ts';
import { drawSquad } from './squad.ts';
import type { Squad } from './squad.ts';
import { shootOut } from './shoot-out.ts';
import { drawMinute } from './minute.ts';
import type { Play } from './minute.ts';

/** Two halves of forty minutes, as in under-18 football; in extra time, two of ten. */
const halfMinutes = 40;
const extraMinutes = 10;

/** An entry of the log with its time in minutes since kick-off. */
export interface TimedAction extends ActionDraft {
  at: number;
}

interface PlayedPeriod {
  code: string;
  /** Minutes of play before the period, and minutes of the period, without stoppage time. */
  from: number;
  minutes: number;
  added: number;
}

export interface Match {
  log: TimedAction[];
  periods: PlayedPeriod[];
  score: Readonly<Record<Side, number>>;
  /** Converted kicks from the penalty mark; absent if none were needed. */
  kicks?: Readonly<Record<Side, number>>;
  winner: Side | 'T';
  squads: Readonly<Record<Side, Squad>>;
  possession: number;
  length: number;
}

export function playMatch(home: Competitor, away: Competitor, { random, needsWinner }: Meeting): Match {
  const edge = homeChance(home, away, 0.5) - 0.5;
  const play: Play = {
    squads: { H: drawSquad(home.members, random), A: drawSquad(away.members, random) },
    score: { H: 0, A: 0 },
    cautioned: new Set(),
    substitutions: { H: 0, A: 0 },
    random,
    edge,
  };
  const log: TimedAction[] = [];
  const periods: PlayedPeriod[] = [];
  let at = 0;
  const playPeriod = (code: string, from: number, minutes: number): void => {
    const added = random.int(1, 4);
    periods.push({ code, from, minutes, added });
    log.push({ ...periodAction(code, 'STARTP', play), at, result: at === 0 ? 'GAME' : undefined });
    for (let minute = 1; minute <= minutes + added; minute += 1) {
      const minuteText = minute <= minutes ? `${from + minute}'` : `${from + minutes}' +${minute - minutes}`;
      for (const draft of drawMinute(play, from + minute))
        log.push({ ...draft, period: code, when: minuteText, at: at + minute });
    }
    at += minutes + added;
    log.push({ ...periodAction(code, 'ENDP', play), at });
  };
  playPeriod('H1', 0, halfMinutes);
  playPeriod('H2', halfMinutes, halfMinutes);
  const isLevel = () => play.score.H === play.score.A;
  if (needsWinner && isLevel()) {
    playPeriod('OT1', halfMinutes * 2, extraMinutes);
    playPeriod('OT2', halfMinutes * 2 + extraMinutes, extraMinutes);
  }
  let kicks: Match['kicks'];
  if (needsWinner && isLevel()) {
    const decided = shootOut(play.squads, random);
    kicks = decided.kicks;
    log.push({ ...periodAction('PSO', 'STARTP', play), at });
    for (const kick of decided.log) log.push({ ...kick, at: (at += 1) });
    log.push({ ...periodAction('PSO', 'ENDP', play), at: (at += 1) });
  }
  log[log.length - 1] = { ...log.at(-1)!, result: 'GAME' };
  const last = kicks ?? play.score;
  return {
    log,
    periods,
    score: { ...play.score },
    kicks,
    winner: last.H === last.A ? 'T' : last.H > last.A ? 'H' : 'A',
    squads: play.squads,
    possession: Math.round(50 + edge * 18 + random.gauss() * 4),
    length: at,
  };
}

function periodAction(period: string, action: 'STARTP' | 'ENDP', { score }: Play): ActionDraft {
  return { period, action, score: { ...score } };
}

/**
 * Goals of each side in these entries; an own goal counts for the other side, a kick from the penalty mark does not
 * count.
 */
export function countGoals(log: readonly TimedAction[]): Record<Side, number> {
  const goals = { H: 0, A: 0 };
  for (const { side, result, action, period } of log) {
    if (!side || result !== 'GOAL' || period === 'PSO') continue;
    goals[action === 'OG' ? otherSide[side] : side] += 1;
  }
  return goals;
}

/** Minutes on the pitch of each player up to a moment. */
export function minutesPlayed({ squads, log, periods }: Match, moment: number): Map<string, number> {
  const minutes = new Map<string, number>();
  const until = Math.min(
    moment,
    periods.reduce((sum, period) => sum + period.minutes + period.added, 0),
  );
  for (const side of sides) {
    const startMinutes = new Map(squads[side].members.slice(0, 11).map((player) => [player.id, 0]));
    for (const { at, action, people = [], side: actionSide } of log) {
      if (actionSide !== side || at > until) continue;
      for (const { person, role } of people) {
        const hasLeft = role === 'OUT' || action === 'RC' || action === 'YRC';
        if (role === 'IN') startMinutes.set(person.id, at);
        else if (hasLeft && startMinutes.has(person.id)) minutes.set(person.id, at - startMinutes.get(person.id)!);
        if (hasLeft) startMinutes.delete(person.id);
      }
    }
    for (const [id, from] of startMinutes) minutes.set(id, Math.floor(until - from));
  }
  return minutes;
}
