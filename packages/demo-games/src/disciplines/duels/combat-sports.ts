import { fact } from '../../formats/elements.ts';
import { boutDuel } from './bouts.ts';
import type { Decision } from './bouts.ts';

const classification = (facts: Decision, isWinner: boolean): string => {
  const loserHasPoints = Math.min(facts.points.H, facts.points.A) > 0;
  if (isWinner) return facts.isEarly ? '4' : '3';
  return loserHasPoints ? '1' : '0';
};

/** A lead of ten points ends a bout, eight in Greco-Roman. */
const wrestlingBout = (superiority: number) =>
  boutDuel({
    minutes: 9,
    colors: ['RED', 'BLUE'],
    periods: ['P1', 'P2'],
    periodSeconds: 120,
    pace: [12, 45],
    scores: [
      { code: 'ONE', points: 1, weight: 4 },
      { code: 'TWO', points: 2, weight: 5 },
      { code: 'FOUR', points: 4, weight: 1 },
    ],
    superiority,
    rate: 0.8,
    decision: (facts) => {
      const loserHasPoints = Math.min(facts.points.H, facts.points.A) > 0;
      if (facts.isEarly) return loserHasPoints ? 'SP' : 'ST';
      return loserHasPoints ? 'PP' : 'PO';
    },
    extra: (facts, isWinner) => [fact('CLASS_PTS', undefined, classification(facts, isWinner))],
  });
export const freestyleBout = wrestlingBout(10);
export const grecoRomanBout = wrestlingBout(8);

export const taekwondo = boutDuel({
  minutes: 9,
  colors: ['BLUE', 'RED'],
  periods: ['R1', 'R2', 'R3'],
  periodSeconds: 90,
  pace: [7, 25],
  scores: [
    { code: 'PUNCH', points: 1, weight: 3 },
    { code: 'BODY_KICK', points: 2, weight: 5 },
    { code: 'HEAD_KICK', points: 3, weight: 2 },
  ],
  superiority: 12,
  byRounds: true,
  rate: 0.45,
  decision: () => 'PTF',
  hasCounts: true,
});

export const karate = boutDuel({
  minutes: 7,
  colors: ['RED', 'BLUE'],
  periods: ['B1'],
  periodSeconds: 120,
  pace: [10, 34],
  scores: [
    { code: 'YUK', points: 1, weight: 7 },
    { code: 'WAZ', points: 2, weight: 2 },
    { code: 'IPP', points: 3, weight: 1 },
  ],
  superiority: 8,
  rate: 0.7,
  decision: (facts) => (facts.lead === 0 ? 'SENSHU' : facts.isEarly ? 'SUP' : 'PTS'),
  hasCounts: true,
});

const touch = [{ code: 'TOUCH', points: 1, weight: 1 }];
/** A level bout continues for up to a minute, until the next touch. */
const extraMinute = { code: 'OT', seconds: 58 };

export const fencingPoolBout = boutDuel({
  minutes: 6,
  colors: ['GREEN', 'RED'],
  periods: ['P1'],
  periodSeconds: 180,
  pace: [8, 26],
  scores: touch,
  target: 5,
  decider: extraMinute,
  rate: 0.4,
  decision: (facts) => (facts.isEarly ? 'TOUCHES' : 'TIME'),
});

export const fencingBout = boutDuel({
  minutes: 16,
  colors: ['GREEN', 'RED'],
  periods: ['P1', 'P2', 'P3'],
  periodSeconds: 180,
  pace: [8, 30],
  scores: touch,
  target: 15,
  decider: extraMinute,
  rate: 0.28,
  decision: (facts) => (facts.isEarly ? 'TOUCHES' : 'TIME'),
});

export const fencingTeamMatch = boutDuel({
  minutes: 40,
  colors: ['GREEN', 'RED'],
  periods: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9'],
  periodSeconds: 180,
  pace: [9, 26],
  scores: touch,
  target: 45,
  decider: extraMinute,
  rate: 0.2,
  decision: (facts) => (facts.isEarly ? 'TOUCHES' : 'TIME'),
});
