import type { ActionRules } from '@podium/games';

/** Handball actions beyond those of all ball games. The bench has its own cards and suspensions. */
export const actions = {
  TMS: { type: 'warning', phrase: 'suspension' },
  TPT: { type: 'warning', phrase: 'doubleSuspension' },
  TBP: { type: 'warning', phrase: 'benchSuspension' },
  TYC: { type: 'yellow-card', phrase: 'benchYellowCard' },
  TRC: { type: 'red-card', phrase: 'benchRedCard' },
  // Rule 8:6 and 8:10: a disqualification with a written report is shown by a blue card.
  EXC: { type: 'red-card', phrase: 'blueCard' },
  TEXC: { type: 'red-card', phrase: 'benchBlueCard' },
  FRP: { type: 'foul', phrase: 'sevenMetresCaused' },
  RFP: { phrase: 'sevenMetresWon' },
  TFT: { phrase: 'teamTurnover' },
  SRT_GK: { phrase: 'startingKeeper' },
} as const satisfies ActionRules;
