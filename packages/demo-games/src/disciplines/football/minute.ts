import type { Person } from '../../model.ts';
import type { Random } from '../../random.ts';
import { otherSide, sides } from '../../formats/duel.ts';
import type { Side } from '../../formats/duel.ts';
import type { ActionDraft } from '../duels/rally-actions.ts';
import type { Squad } from './squad.ts';

/** State of play, updated minute by minute. */
export interface Play {
  squads: Record<Side, Squad>;
  score: Record<Side, number>;
  cautioned: Set<Person>;
  substitutions: Record<Side, number>;
  random: Random;
  edge: number;
}

type Draft = Omit<ActionDraft, 'period'>;

/** Substitutions that the laws allow, and the first minute in which they are made. */
const maxSubstitutions = 5;
const firstSubstitution = 41;

/** Draws the events of one minute; most minutes have none. */
export function drawMinute(play: Play, minute: number): Draft[] {
  const { random } = play;
  const side: Side = random.chance(0.5 + play.edge * 0.6) ? 'H' : 'A';
  const draw = random.next();
  const drafts: Draft[] = [];
  if (draw < 0.24) drafts.push(shot(play, side));
  else if (draw < 0.247) drafts.push(...penalty(play, side));
  else if (draw < 0.249) drafts.push(draftGoal(play, side, 'OG', [{ person: outfield(play, otherSide[side]) }]));
  else if (draw < 0.36) drafts.push({ action: 'CRN', side });
  else if (draw < 0.4) drafts.push({ action: 'OFF', side, people: [{ person: outfield(play, side) }] });
  else if (draw < 0.62) drafts.push(...foul(play, side));
  if (minute >= firstSubstitution) for (const side of sides) drafts.push(...substitution(play, side));
  return withReviews(drafts, random.fork(`review ${minute}`));
}

/** Adds reviews by video, which confirm goals and offsides, or give a penalty. */
function withReviews(drafts: readonly Draft[], random: Random): Draft[] {
  return drafts.flatMap((draft): Draft[] => {
    const { action, result, side } = draft;
    const review = (decision: string): Draft => ({ action: 'VAR', result: decision, side });
    if (action === 'PTY') return random.chance(0.5) ? [review('CHANGED_NOPTY_FOUL'), draft] : [draft];
    if (action === 'SHOT' && result === 'GOAL' && random.chance(0.1)) return [draft, review('CONFIRMED_GOAL_OFF')];
    if (action === 'OFF' && random.chance(0.05)) return [draft, review('CONFIRMED_NOGOAL_OFF')];
    return [draft];
  });
}

function outfield({ squads, random }: Play, side: Side): Person {
  return random.pick(squads[side].onPitch.slice(1));
}

function shot(play: Play, side: Side, action: 'SHOT' | 'FRD' = 'SHOT'): Draft {
  const { random } = play;
  const shooter = outfield(play, side);
  const edge = side === 'H' ? play.edge : -play.edge;
  if (!random.chance(0.12 + edge * 0.08)) {
    const result = random.pick(['SAVE', 'SAVE', 'MISS', 'MISS', 'MISS', 'BLC', 'BLC', 'POST']);
    return { action, result, side, people: [{ person: shooter, role: 'SCR' }] };
  }
  const helper = outfield(play, side);
  const hasAssist = action === 'SHOT' && helper !== shooter && random.chance(0.65);
  const people = [{ person: shooter, role: 'SCR' }, ...(hasAssist ? [{ person: helper, role: 'ASSIST' }] : [])];
  return draftGoal(play, side, action, people);
}

/** A goal for `side`; an own goal is recorded for the side that shot it. */
function draftGoal(play: Play, side: Side, action: string, people: Draft['people']): Draft {
  play.score[side] += 1;
  const content = action === 'OG' ? otherSide[side] : side;
  return { action, result: 'GOAL', side: content, people, score: { ...play.score } };
}

function penalty(play: Play, side: Side): Draft[] {
  const { random } = play;
  const fouler = outfield(play, otherSide[side]);
  const taker = { person: outfield(play, side), role: 'SCR' };
  const foul: Draft = { action: 'FOUL', side: otherSide[side], people: [{ person: fouler, role: 'FOC' }] };
  if (random.chance(0.78)) return [foul, draftGoal(play, side, 'PTY', [taker])];
  return [foul, { action: 'PTY', result: random.pick(['SAVE', 'SAVE', 'MISS']), side, people: [taker] }];
}

function foul(play: Play, victim: Side): Draft[] {
  const { random, cautioned, squads } = play;
  const side = otherSide[victim];
  const fouler = outfield(play, side);
  const drafts: Draft[] = [{ action: 'FOUL', side, people: [{ person: fouler, role: 'FOC' }] }];
  const draw = random.next();
  if (draw < 0.008) drafts.push(sendOff('RC'));
  else if (draw < 0.13 && cautioned.has(fouler)) drafts.push(sendOff('YRC'));
  else if (draw < 0.13) {
    cautioned.add(fouler);
    drafts.push({ action: 'YC', side, people: [{ person: fouler }] });
  } else if (draw > 0.93) drafts.push(shot(play, victim, 'FRD'));
  return drafts;

  function sendOff(action: 'RC' | 'YRC'): Draft {
    squads[side].onPitch = squads[side].onPitch.filter((player) => player !== fouler);
    return { action, side, people: [{ person: fouler }] };
  }
}

/** Replaces one player in the same position; the goalkeeper stays. */
function substitution(play: Play, side: Side): Draft[] {
  const { random, squads, substitutions } = play;
  const squad = squads[side];
  const substitutes = squad.bench.slice(1);
  if (substitutions[side] >= maxSubstitutions || substitutes.length === 0 || !random.chance(0.085)) return [];
  const leaving = outfield(play, side);
  const substitute = random.pick(substitutes);
  substitutions[side] += 1;
  squad.onPitch = squad.onPitch.map((player) => (player === leaving ? substitute : player));
  squad.bench = squad.bench.filter((player) => player !== substitute);
  return [
    {
      action: 'SUBST',
      side,
      people: [
        { person: leaving, role: 'OUT' },
        { person: substitute, role: 'IN' },
      ],
    },
  ];
}
