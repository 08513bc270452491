import type { ActionRules } from '@podium/games';

const goal = { type: 'goal' } as const;
const shotMissed = { type: 'shot-missed' } as const;
/** Possible outcomes of a shot, in any sport with goals. */
const goalShot = {
  results: {
    GOAL: goal,
    SAVE: { ...shotMissed, phrase: 'shotSaved' },
    BLC: { ...shotMissed, phrase: 'shotBlocked' },
    POST: { ...shotMissed, phrase: 'shotPost' },
    MISS: { ...shotMissed, phrase: 'shotMissed' },
    FLT: shotMissed,
  },
} as const;

const penalty = {
  phrase: 'penaltyShot',
  results: { ...goalShot.results, GOAL: { ...goal, phrase: 'penaltyGoal' } },
} as const;

/** Codes that mean the same in every sport that uses them. */
export const actions = {
  SHOT: { phrase: 'shot', ...goalShot },
  PTY: penalty,
  PEN: penalty,
  FRD: { phrase: 'freeKick', results: { ...goalShot.results, GOAL: { ...goal, phrase: 'freeKickGoal' } } },
  OG: { phrase: 'ownGoal', type: 'goal', results: { GOAL: goal } },
  FOUL: { type: 'foul', phrase: 'foul' },
  YC: { type: 'yellow-card', phrase: 'yellowCard' },
  TYC: { type: 'yellow-card', phrase: 'yellowCard' },
  RC: { type: 'red-card', phrase: 'redCard' },
  TRC: { type: 'red-card', phrase: 'redCard' },
  YRC: { type: 'red-card', phrase: 'secondYellowCard' },
  EXC: { type: 'red-card', phrase: 'exclusion' },
  TEXC: { type: 'red-card', phrase: 'exclusion' },
  CARD: {
    type: 'warning',
    phrase: 'warning',
    results: {
      YC: { type: 'yellow-card', phrase: 'yellowCard' },
      Y: { type: 'yellow-card', phrase: 'yellowCard' },
      RC: { type: 'red-card', phrase: 'redCard' },
      R: { type: 'red-card', phrase: 'redCard' },
      YR: { type: 'red-card', phrase: 'redCard' },
      Y_R: { type: 'red-card', phrase: 'redCard' },
    },
  },
  SUBST: { type: 'substitution', phrase: 'substitution' },
  GKS: { type: 'substitution', phrase: 'keeperChange' },
  TMS: { type: 'warning', phrase: 'suspension' },
  TPT: { type: 'warning', phrase: 'warning' },
  TBP: { type: 'warning', phrase: 'warning' },
  FRP: { type: 'foul', phrase: 'foul' },
  CRN: { phrase: 'corner' },
  OFF: { phrase: 'offside' },
  TO: { phrase: 'turnover' },
  TFT: { phrase: 'turnover' },
  ST: { phrase: 'steal' },
  STEAL: { phrase: 'steal' },
  BLOCK: { phrase: 'block' },
  REB: { phrase: 'rebound' },
  TOUT: { phrase: 'timeOut' },
  STARTP: { phrase: 'periodStart' },
  ENDP: { phrase: 'periodEnd' },
  // A review scores no point: the score sent with it is the valid one.
  VAR: { type: 'others', phrase: 'review', isReview: true },
  VTR: { phrase: 'review', isReview: true },
} as const satisfies ActionRules;

/** Roles in an action. The main person, its scorer or fouler, needs no phrase. */
export const roles = {
  SCR: null,
  FOC: null,
  ASSIST: 'roleAssist',
  IN: 'roleIn',
  OUT: 'roleOut',
  FOS: 'roleFouled',
  SUF: 'roleFouled',
  GK: 'roleKeeper',
  COACH: 'roleCoach',
  JBW: 'jumpWon',
  JBL: 'jumpLost',
} as const satisfies Readonly<Record<string, string | null>>;
