import { countPoints } from '@podium/games';
import type { SideScore } from '@podium/games';
import { defineDiscipline } from '../define.ts';
import { techniques } from './techniques.ts';

const penalty = { type: 'warning' } as const;

/** One ippon at most, or two waza-aris, and not for both sides: 10:1 and 11:0, but neither 10:10 nor 20:0. */
const isScore = ({ home, away }: SideScore): boolean => {
  const [best, other] = [Math.max(home, away), Math.min(home, away)];
  return (best <= 2 || best === 10 || best === 11) && other <= 1;
};

/**
 * Judo: ippon, two waza-ari or three shidos end a contest. If level after time, golden score. The feed counts an
 * ippon as 10 and a waza-ari as 1.
 */
export const discipline = defineDiscipline({
  key: 'jud',
  code: 'JUD',
  contest: 'sides',
  scoring: {
    count: countPoints({
      levelIsAllowed: false,
      isScore,
      buttons: [
        { action: 'WAZ', points: 1 },
        { action: 'IPP', points: 10 },
        { action: 'S', points: 0 },
      ],
    }),
  },
  phases: ['knockout', 'repechage', 'final'],
  bronzes: 2,
  codes: {
    IPP: { kind: 'points', phrase: 'ippon' },
    WAZ: { kind: 'points', phrase: 'wazaAri' },
    YUK: { kind: 'points', phrase: 'yuko' },
    S: { kind: 'points', phrase: 'shido', numbered: 'shidoNumber' },
    S3: { kind: 'points', phrase: 'threeShidos' },
    H: { kind: 'points', phrase: 'hansokuMake' },
    X: { kind: 'points', phrase: 'directHansokuMake' },
    TECH_CODE: { phrase: 'technique', names: techniques },
    RES_CODE: {
      phrase: 'decision',
      values: {
        IPP: 'byIppon',
        WAZ: 'byWazaAri',
        YUK: 'byYuko',
        PEN: 'byPenalties',
        HSM: 'byHansokuMake',
        S3: 'byHansokuMake',
        FUS: 'walkover',
        KIK: 'byWithdrawal',
        WO: 'walkover',
        DSQ: 'byDisqualification',
      },
    },
    GOLD_SCORE: { phrase: 'goldenScore', values: { Y: 'yes' }, isSilent: ['N'] },
    // Duration of the contest and of its golden score.
    DURATION: { phrase: 'duration' },
  },
  actions: {
    IPP: { type: 'point', phrase: 'ippon' },
    WAZ: { type: 'point', phrase: 'wazaAri' },
    YUK: { type: 'point', phrase: 'yuko' },
    S: { ...penalty, phrase: 'shido' },
    S3: { ...penalty, phrase: 'threeShidos' },
    H: { ...penalty, phrase: 'hansokuMake' },
    X: { ...penalty, phrase: 'directHansokuMake' },
  },
  // Team matches.
  periods: { C: { phrase: 'bout', short: 'boutShort' } },
  currentPeriod: [{ code: 'GOLD_SCORE', value: 'Y', phrase: 'goldenScore' }],
  statistics: [
    { key: 'ippon', selector: 'ER:IPP[TOT]', better: 'higher' },
    { key: 'wazaAri', selector: 'ER:WAZ[TOT]', better: 'higher' },
    { key: 'yuko', selector: 'ER:YUK[TOT]', better: 'higher' },
    { key: 'shido', selector: 'ER:S[TOT]', better: 'lower' },
  ],
});
