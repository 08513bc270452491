import type { ActionElement, BodyOf, Detail, PeriodElement, ResultElement } from '@podium/odf';
import { competitorElement, fact, resultLine } from './elements.ts';
import type { Competitor, Line, Person, Progress, ResultContent } from '../model.ts';
import type { Random } from '../random.ts';

/** A contest between two sides; each sport's rules decide the winner. */
export interface DuelRules {
  minutes: number;
  /** `COLOUR` of the home and away side, in sports where they wear one. */
  colors?: readonly [string, string];
  play(home: Competitor, away: Competitor, meeting: Meeting): PlayedDuel;
}

export interface Meeting {
  random: Random;
  /** True in a knock-out, where a match must have a winner. */
  needsWinner: boolean;
}

export type Side = 'H' | 'A';

export interface PlayedDuel {
  winner: Side | 'T';
  /** The side that retired during the contest; its score is that of the moment. */
  retired?: Side;
  resultType: string;
  result: Readonly<Record<Side, string>>;
  /** Points for and against in pool tables. */
  scored: Readonly<Record<Side, number>>;
  steps: number[];
  breaks?: number[];
  /** Details of both sides for the start list. */
  lineUp?: Pick<DuelState, 'own' | 'memberDetails'>;
  resultAt(progress: number): DuelState;
  actions?(progress: number): ActionElement[];
  clock?(progress: number): BodyOf<'current'>['clock'];
}

export interface DuelState {
  result: Readonly<Record<Side, string | undefined>>;
  periods?: PeriodElement[];
  infos?: Detail[];
  details?: Readonly<Record<Side, Detail[]>>;
  /** Statistics by side. */
  own?: Readonly<Record<Side, Detail[]>>;
  memberDetails?: (member: Person, index: number) => Detail[];
}

export const sides = ['H', 'A'] as const;
export const otherSide: Readonly<Record<Side, Side>> = { H: 'A', A: 'H' };

/** The home side's chance to win, from both strengths; the higher `rate`, the more a difference in strength matters. */
export function homeChance(home: Competitor, away: Competitor, rate: number): number {
  return 1 / (1 + Math.exp((away.strength - home.strength) * rate));
}

export function duelLines(home: Competitor, away: Competitor, played: PlayedDuel): Line[] {
  return sides.map((side, index) => ({
    competitor: side === 'H' ? home : away,
    start: index + 1,
    value: played.scored[side],
    rank: null,
    rankEqual: false,
    sort: index + 1,
    resultType: side === played.retired ? `IRM_${played.resultType}` : played.resultType,
    result: played.result[side],
    irm: side === played.retired ? 'RET' : undefined,
    wlt: played.winner === 'T' ? 'T' : played.winner === side ? 'W' : 'L',
    scored: played.scored[side],
  }));
}

export function duelResultAt(
  rules: DuelRules,
  lines: readonly Line[],
  duel: PlayedDuel,
  progress: Progress,
): ResultContent {
  const isOver = progress === 'final';
  const state: DuelState =
    progress === 'start'
      ? { result: { H: undefined, A: undefined }, ...duel.lineUp }
      : duel.resultAt(isOver ? 1 : progress);
  const results = lines.map((line, index): ResultElement => {
    const side = sides[index]!;
    const result = isOver ? line.result : state.result[side];
    return resultLine({
      resultType: result === undefined ? undefined : isOver ? line.resultType : duel.resultType,
      result,
      irm: isOver ? line.irm : undefined,
      wlt: isOver ? line.wlt : undefined,
      sortOrder: String(index + 1),
      startOrder: String(index + 1),
      startSortOrder: String(index + 1),
      details: state.details?.[side] ?? [],
      competitor: competitorElement(line.competitor, {
        details: [...entryDetails(rules, side), ...(state.own?.[side] ?? [])],
        memberDetails: state.memberDetails,
      }),
    });
  });
  const [home, away] = lines.map((line) => line.competitor.id);
  return {
    results,
    infos: state.infos,
    periods: state.periods && state.periods.length > 0 ? { home, away, periods: state.periods } : undefined,
  };
}

function entryDetails(rules: DuelRules, side: Side): Detail[] {
  const color = rules.colors?.[side === 'H' ? 0 : 1];
  const place = fact('HOME_AWAY', undefined, side === 'H' ? 'HOME' : 'AWAY', { type: 'EUE' });
  return color ? [place, fact('COLOUR', undefined, color, { type: 'EUE' })] : [place];
}

/** One side did not show up, or withdrew before, so the other advances without a score. */
export function playWalkOver(
  home: Competitor,
  away: Competitor,
  winner: Side,
  irm: 'WO' | 'WDR',
): { lines: Line[]; resultAt(progress: Progress): ResultContent } {
  const lines = sides.map((side, index): Line => ({
    competitor: side === 'H' ? home : away,
    start: index + 1,
    value: null,
    rank: null,
    rankEqual: false,
    sort: index + 1,
    wlt: side === winner ? 'W' : 'L',
    resultType: side === winner ? undefined : 'IRM',
    irm: side === winner ? undefined : irm,
    scored: 0,
  }));
  const resultAt = (progress: Progress): ResultContent => ({
    results: lines.map((line, index) =>
      resultLine({
        sortOrder: String(index + 1),
        startOrder: String(index + 1),
        startSortOrder: String(index + 1),
        wlt: progress === 'final' ? line.wlt : undefined,
        resultType: progress === 'start' ? undefined : line.resultType,
        irm: progress === 'start' ? undefined : line.irm,
        competitor: competitorElement(line.competitor),
      }),
    ),
    infos: progress === 'final' ? [fact('RES_CODE', undefined, irm, { type: 'UI' })] : [],
  });
  return { lines, resultAt };
}

/** Formats seconds as `12:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
