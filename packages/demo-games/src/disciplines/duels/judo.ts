import type { Detail } from '@podium/odf';
import { nestedDetail, fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';
import { isReached, stepsAt } from '../steps.ts';
import { clockText, homeChance, otherSide } from '../../formats/duel.ts';
import type { DuelRules, DuelState, Meeting, PlayedDuel, Side } from '../../formats/duel.ts';

const regularSeconds = 240;
const throws = ['OSG', 'SON', 'UMA', 'ISN', 'KSG', 'TOS', 'HRG', 'KOU'];

interface Score {
  at: number;
  side: Side;
  code: 'WAZ' | 'IPP' | 'S';
}

/** Judo: ippon, a second waza-ari or three shidos end a contest; if level after time, golden score. */
export const judo: DuelRules = {
  minutes: 8,
  colors: ['WHITE', 'BLUE'],
  play: (home, away, meeting) => playJudo(home, away, meeting),
};

function playJudo(home: Competitor, away: Competitor, { random }: Meeting): PlayedDuel {
  const chance = homeChance(home, away, 1.1);
  const scores: Score[] = [];
  const count = (side: Side, code: Score['code']) =>
    scores.filter((score) => score.side === side && score.code === code).length;
  let winner: Side | undefined;
  let at = 0;
  while (winner === undefined) {
    at += random.int(14, 60);
    const isGolden = at > regularSeconds;
    if (isGolden && count('H', 'WAZ') !== count('A', 'WAZ')) {
      winner = count('H', 'WAZ') > count('A', 'WAZ') ? 'H' : 'A';
      at = regularSeconds;
      break;
    }
    const side: Side = random.chance(chance) ? 'H' : 'A';
    const draw = random.next();
    if (draw < 0.16) {
      scores.push({ at, side, code: 'IPP' });
      winner = side;
    } else if (draw < 0.42) {
      scores.push({ at, side, code: 'WAZ' });
      if (count(side, 'WAZ') === 2 || isGolden) winner = side;
    } else if (draw < 0.75) {
      scores.push({ at, side: otherSide[side], code: 'S' });
      if (count(otherSide[side], 'S') === 3) winner = side;
    }
  }
  const seconds = at;
  const technique = random.pick(throws);
  const state = (progress: number): DuelState => {
    const isOver = progress >= 1;
    const scoresSoFar = isOver ? scores : scores.filter((score) => isReached(score.at, progress, seconds));
    return stateAt(scoresSoFar, isOver ? winner : undefined, seconds, technique);
  };
  const final = state(1).result;
  return {
    winner,
    resultType: 'POINTS',
    result: { H: final.H!, A: final.A! },
    scored: { H: Number(final.H), A: Number(final.A) },
    steps: stepsAt(
      scores.map((score) => score.at),
      seconds,
    ),
    resultAt: state,
  };
}

function stateAt(scores: readonly Score[], winner: Side | undefined, seconds: number, technique: string): DuelState {
  const count = (side: Side, code: Score['code']) =>
    scores.filter((score) => score.side === side && score.code === code).length;
  const isIppon = (side: Side) =>
    count(side, 'IPP') > 0 || count(side, 'WAZ') > 1 || (winner === side && count(otherSide[side], 'S') > 2);
  const points = (side: Side) => String(isIppon(side) ? 10 : count(side, 'WAZ'));
  const sideDetails = (side: Side): Detail[] => [
    ...(count(side, 'IPP') > 0 || count(side, 'WAZ') > 1 ? [fact('IPP', 'TOT', 1)] : []),
    fact('WAZ', 'TOT', count(side, 'WAZ')),
    ...(count(side, 'S') > 0 ? [fact('S', 'TOT', count(side, 'S'))] : []),
    ...(winner ? [fact('OUTCOME', undefined, winner === side ? 'W' : 'L')] : []),
  ];
  const infos: Detail[] = [];
  if (winner) {
    const isByPenalties = count(otherSide[winner], 'S') > 2;
    infos.push(fact('RES_CODE', undefined, isByPenalties ? 'HSM' : isIppon(winner) ? 'IPP' : 'WAZ', { type: 'UI' }));
    if (!isByPenalties) infos.push(fact('TECH_CODE', undefined, technique, { type: 'UI' }));
    const isGolden = seconds > regularSeconds;
    const durations = [nestedDetail('DURATION', 1, clockText(Math.min(seconds, regularSeconds)))];
    if (isGolden) durations.push(nestedDetail('DURATION', 2, clockText(seconds - regularSeconds)));
    infos.push(fact('GOLD_SCORE', undefined, isGolden ? 'Y' : 'N', { type: 'UI', extensions: durations }));
  }
  return {
    result: { H: points('H'), A: points('A') },
    infos,
    details: { H: sideDetails('H'), A: sideDetails('A') },
  };
}
