import { countParts } from '@podium/games';
import { defineDiscipline } from '../define.ts';

const punch = { type: 'point', phrase: 'punch' } as const;
const bodyKick = { type: 'point', phrase: 'bodyKick' } as const;
const headKick = { type: 'point', phrase: 'headKick' } as const;
const turningBodyKick = { type: 'point', phrase: 'turningBodyKick' } as const;
const turningHeadKick = { type: 'point', phrase: 'turningHeadKick' } as const;

/**
 * Taekwondo: best of three rounds. A punch is 1 point, a kick to the body 2, to the head 3, and two more with a turn.
 */
export const discipline = defineDiscipline({
  key: 'tkw',
  code: 'TKW',
  contest: 'sides',
  scoring: {
    count: countParts({
      parts: ['R1', 'R2', 'R3'],
      levelIsAllowed: false,
      // A lead of twelve ends a round, and the last kick may give five.
      mostLead: 16,
      buttons: [
        { action: 'PUNCH', points: 1 },
        { action: 'BODY_KICK', points: 2 },
        { action: 'HEAD_KICK', points: 3 },
        { action: 'OKB3', points: 4 },
        { action: 'OK4', points: 5 },
      ],
    }),
  },
  phases: ['knockout', 'repechage', 'final'],
  bronzes: 2,
  codes: {
    GAM_JEOM: { phrase: 'gamJeoms' },
    DED: { phrase: 'gamJeoms' },
    RES_CODE: {
      phrase: 'decision',
      values: {
        PTF: 'byPoints',
        PTG: 'byPointGap',
        GDP: 'byGoldenPoint',
        SUP: 'bySuperiority',
        RSC: 'byReferee',
        PUN: 'byPunitiveDeclaration',
        WDR: 'byWithdrawal',
        DSQ: 'byDisqualification',
        DDQ: 'bothDisqualified',
        DDW: 'bothWithdrawn',
        BYE: 'walkover',
        WO: 'walkover',
      },
    },
  },
  actions: {
    PUNCH: punch,
    OP1: punch,
    DP1: punch,
    BODY_KICK: bodyKick,
    OK1: bodyKick,
    DK1: bodyKick,
    OKB3: turningBodyKick,
    DKB3: turningBodyKick,
    HEAD_KICK: headKick,
    OKH3: headKick,
    DKH3: headKick,
    OK4: turningHeadKick,
    DK4: turningHeadKick,
    GAM_JEOM: { type: 'warning', phrase: 'gamJeom' },
    DED: { type: 'warning', phrase: 'gamJeom' },
    WAR: { type: 'warning', phrase: 'kyongGo' },
  },
  statistics: [
    { key: 'punches', selector: 'ER:PUNCH[TOT]', better: 'higher' },
    { key: 'bodyKicks', selector: 'ER:BODY_KICK[TOT]', better: 'higher' },
    { key: 'headKicks', selector: 'ER:HEAD_KICK[TOT]', better: 'higher' },
    { key: 'gamJeoms', selector: 'ER:GAM_JEOM[TOT] | ER:DED[TOT]', better: 'lower' },
  ],
});
