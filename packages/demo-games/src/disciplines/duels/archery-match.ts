import type { Detail } from '@podium/odf';
import { nestedDetail, fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';
import type { Random } from '../../random.ts';
import { sides } from '../../formats/duel.ts';
import type { DuelRules, DuelState, Meeting, PlayedDuel, Side } from '../../formats/duel.ts';

interface Set {
  arrows: Record<Side, number[]>;
  points: Record<Side, number>;
  isShootOff: boolean;
}

/**
 * Sets of three arrows (six for a team): two set points for the better score, one each if level. Six set points win.
 */
export function archeryMatch(minutes: number, arrowsPerSet: number, toWin: number): DuelRules {
  return { minutes, play: (home, away, meeting) => playMatch(home, away, meeting, arrowsPerSet, toWin) };
}

function playMatch(home: Competitor, away: Competitor, { random }: Meeting, size: number, toWin: number): PlayedDuel {
  const sets: Set[] = [];
  const total = { H: 0, A: 0 };
  const shoot = (competitor: Competitor, count: number) =>
    Array.from({ length: count }, () => drawArrow(competitor.strength, random));
  while (total.H < toWin && total.A < toWin) {
    const isShootOff = total.H === toWin - 1 && total.A === toWin - 1;
    const count = isShootOff ? Math.max(1, size / 2 === 3 ? 3 : 1) : size;
    const arrows = { H: shoot(home, count), A: shoot(away, count) };
    const [h, a] = [sum(arrows.H), sum(arrows.A)];
    if (isShootOff && h === a) continue;
    const winning = isShootOff ? 1 : 2;
    const points = { H: h > a ? winning : h === a ? 1 : 0, A: a > h ? winning : h === a ? 1 : 0 };
    for (const side of sides) total[side] += points[side];
    sets.push({ arrows, points, isShootOff });
  }
  const count = sets.length;
  const breaks = sets.slice(1).map((_, index) => (index + 1) / count);
  return {
    winner: total.H > total.A ? 'H' : 'A',
    resultType: 'SETS',
    result: { H: String(total.H), A: String(total.A) },
    scored: { ...total },
    steps: [0, ...breaks],
    breaks,
    resultAt: (progress) => stateAt(sets.slice(0, Math.round(progress * count))),
  };
}

function drawArrow(strength: number, random: Random): number {
  return Math.max(5, Math.min(11, Math.round(8.9 + strength * 0.35 + random.gauss() * 0.95)));
}

/** An X counts ten and is stored as 11. */
function sum(arrows: readonly number[]): number {
  return arrows.reduce((total, arrow) => total + Math.min(arrow, 10), 0);
}

function stateAt(sets: readonly Set[]): DuelState {
  const total = { H: 0, A: 0 };
  const rows: Record<Side, Detail[]> = { H: [], A: [] };
  for (const [index, set] of sets.entries()) {
    for (const side of sides) {
      total[side] += set.points[side];
      const arrows = set.arrows[side].map((arrow, place) =>
        nestedDetail('ARROW', place + 1, arrow === 11 ? 'X' : arrow),
      );
      rows[side].push(
        fact(set.isShootOff ? 'SHOOT_OFF' : 'SET', set.isShootOff ? 1 : index + 1, sum(set.arrows[side]), {
          attributes: { Value2: String(set.points[side]) },
          extensions: arrows,
        }),
      );
    }
  }
  return { result: { H: String(total.H), A: String(total.A) }, details: rows };
}
