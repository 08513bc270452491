import type { ActionRules } from '@podium/games';

const sanction = (phrase: string) => ({ type: 'red-card', phrase }) as const;

/** Every ball contact; the accompanying score shows which one won the point. */
export const actions = {
  SRV: {
    phrase: 'serve',
    results: { ACE: { phrase: 'ace' }, SRV_HIT: { phrase: 'serve' }, FLT: { phrase: 'serveFault' } },
  },
  RCP: {
    phrase: 'reception',
    results: {
      EXC: { phrase: 'excellentReception' },
      SRV_RCP: { phrase: 'reception' },
      FLT: { phrase: 'receptionFault' },
    },
  },
  SET: {
    phrase: 'setting',
    results: { RUN: { phrase: 'setting' }, STL: { phrase: 'setting' }, FLT: { phrase: 'settingFault' } },
  },
  SPK: {
    phrase: 'spike',
    results: { SPK: { phrase: 'spikePoint' }, SHO: { phrase: 'spikeReturned' }, FLT: { phrase: 'spikeFault' } },
  },
  BLC: {
    phrase: 'block',
    results: { BLC_SCS: { phrase: 'blockPoint' }, REB: { phrase: 'blockRebound' }, FLT: { phrase: 'blockFault' } },
  },
  DIG: {
    phrase: 'dig',
    results: { DIG: { phrase: 'dig' }, RCP: { phrase: 'dig' }, FLT: { phrase: 'digFault' } },
  },
  OPP_ERR: { phrase: 'opponentError' },
  TF: { phrase: 'teamFault', results: { FLT: { phrase: 'teamFault' } } },
  VTR: {
    phrase: 'challenge',
    results: { A: { phrase: 'challengeAccepted' }, R: { phrase: 'challengeRejected' } },
  },
  // Rule 21: yellow warns, red gives the opponent a point, both shown together expel for the set, shown apart
  // disqualify for the match.
  CARD: {
    type: 'warning',
    phrase: 'warning',
    results: {
      YC: { type: 'yellow-card', phrase: 'yellowCard' },
      RC: sanction('redCard'),
      YR: sanction('sentOffForSet'),
      Y_R: sanction('disqualified'),
    },
  },
} as const satisfies ActionRules;
