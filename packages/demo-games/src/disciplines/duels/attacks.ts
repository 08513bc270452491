import type { Competitor, Person } from '../../model.ts';
import type { Random } from '../../random.ts';
import { otherSide } from '../../formats/duel.ts';
import type { Side } from '../../formats/duel.ts';
import type { ActionDraft } from './rally-actions.ts';

/** Rules of a ball game: the pace of its attacks, and the statistics that it counts. */
export interface AttackStyle {
  sport: 'handball' | 'basketball';
  /** Seconds between two attacks. */
  pace: [number, number];
  hasNoTies: boolean;
  starters: number;
  scoreStatistic: string;
  statistics: readonly { code: string; actions: readonly string[]; made?: string }[];
}

export type AttackDraft = Omit<ActionDraft, 'period'> & { points?: number };
type Teams = Readonly<Record<Side, Competitor>>;

export function drawAttack(style: AttackStyle, side: Side, teams: Teams, bonus: number, random: Random): AttackDraft[] {
  return style.sport === 'handball'
    ? handballAttack(side, teams, bonus, random)
    : basketballAttack(side, teams, bonus, random);
}

/** Feed codes of shot positions: wings, nine meters, six meters, fast break. */
const shotPlaces = ['LW', 'RW', 'LLD', 'CLD', 'RLD', 'CSD', 'FB', 'BT'];
const goalCorners = ['TL', 'TC', 'TR', 'ML', 'MR', 'BL', 'BC', 'BR'];

function handballAttack(side: Side, teams: Teams, bonus: number, random: Random): AttackDraft[] {
  const players = teams[side].members;
  const [scorer, helper] = random.shuffle(players.slice(1, 11)) as [Person, Person];
  const rival = random.pick(teams[otherSide[side]].members.slice(1));
  const draw = random.next();
  if (draw < 0.17) return [{ action: 'TO', side, people: [{ person: scorer }] }];
  if (draw < 0.2) return [{ action: 'YC', side: otherSide[side], people: [{ person: rival }] }];
  if (draw < 0.235) return [{ action: 'TMS', side: otherSide[side], people: [{ person: rival }] }];
  if (draw < 0.245) return [{ action: 'TOUT', side }];
  const isGoal = random.chance(0.57 + bonus);
  const result = isGoal ? 'GOAL' : random.pick(['SAVE', 'SAVE', 'SAVE', 'MISS', 'POST', 'BLC']);
  const helped = isGoal && random.chance(0.45) ? [{ person: helper, role: 'ASSIST' }] : [];
  return [
    {
      action: 'SHOT',
      result,
      side,
      people: [{ person: scorer, role: 'SCR' }, ...helped],
      points: isGoal ? 1 : undefined,
      details: [
        { code: 'SHOT_POS', value: random.pick(shotPlaces) },
        ...(isGoal ? [{ code: 'SHOT_DEST', value: random.pick(goalCorners) }] : []),
      ],
    },
  ];
}

function basketballAttack(side: Side, teams: Teams, bonus: number, random: Random): AttackDraft[] {
  const players = teams[side].members;
  const [shooter, helper] = random.shuffle(players.slice(0, 8)) as [Person, Person];
  const rival = random.pick(teams[otherSide[side]].members.slice(0, 8));
  const draw = random.next();
  if (draw < 0.16) return [{ action: 'TO', side, people: [{ person: shooter }] }];
  if (draw < 0.27) {
    const foul: AttackDraft = { action: 'FOUL', side: otherSide[side], people: [{ person: rival, role: 'FOC' }] };
    const throws = [1, 2].map((): AttackDraft => {
      const isMade = random.chance(0.62 + bonus);
      return {
        action: 'FT',
        result: isMade ? 'MADE' : 'MISS',
        side,
        people: [{ person: shooter, role: 'SCR' }],
        points: isMade ? 1 : undefined,
      };
    });
    return [foul, ...throws];
  }
  if (draw < 0.3)
    return [
      {
        action: 'SUBST',
        side,
        people: [
          { person: shooter, role: 'OUT' },
          { person: players.at(-1)!, role: 'IN' },
        ],
      },
    ];
  if (draw < 0.31) return [{ action: 'TOUT', side }];
  const isThreePointer = random.chance(0.27);
  const isMade = random.chance((isThreePointer ? 0.32 : 0.51) + bonus);
  const helped = isMade && random.chance(0.5) ? [{ person: helper, role: 'ASSIST' }] : [];
  const shot: AttackDraft = {
    action: isThreePointer ? 'P3' : random.pick(['P2I', 'P2O', 'P2F']),
    result: isMade ? 'MADE' : 'MISS',
    side,
    people: [{ person: shooter, role: 'SCR' }, ...helped],
    points: isMade ? (isThreePointer ? 3 : 2) : undefined,
  };
  if (isMade) return [shot];
  const isDefence = random.chance(0.7);
  return [
    shot,
    { action: 'REB', side: isDefence ? otherSide[side] : side, people: [{ person: isDefence ? rival : helper }] },
  ];
}
