import type { ActionRules } from '@podium/games';

/** Handball actions in addition to those of all ball games. The bench has its own cards and suspensions. */
export const actions = {
  TMS: { type: 'warning', phrase: 'suspension' },
  TPT: { type: 'warning', phrase: 'doubleSuspension' },
  TBP: { type: 'warning', phrase: 'benchSuspension' },
  TYC: { type: 'yellow-card', phrase: 'benchYellowCard' },
  TRC: { type: 'red-card', phrase: 'benchRedCard' },
  // Rules 8:6 and 8:10: a blue card shows a disqualification with a written report.
  EXC: { type: 'red-card', phrase: 'blueCard' },
  TEXC: { type: 'red-card', phrase: 'benchBlueCard' },
  FRP: { type: 'foul', phrase: 'sevenMetresCaused' },
  RFP: { phrase: 'sevenMetresWon' },
  TFT: { phrase: 'teamTurnover' },
  SRT_GK: { phrase: 'startingKeeper' },
} as const satisfies ActionRules;
