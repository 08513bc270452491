import { describe, expect, it } from 'vitest';
import { agreeingSides } from './agreeing-sides.ts';
import { duelOutcome } from './duel-outcome.ts';
import { scoreBeforeShootOut } from './score-before-shoot-out.ts';
import type { DuelSide } from './duel-outcome.ts';

const side = (score: string | null, more: Partial<DuelSide> = {}): DuelSide => ({
  score,
  resultType: 'POINTS',
  irm: null,
  shootOut: null,
  isWinner: false,
  isLoser: false,
  ...more,
});
const won = (score: string | null, more: Partial<DuelSide> = {}): DuelSide => side(score, { isWinner: true, ...more });
const lost = (score: string | null, more: Partial<DuelSide> = {}): DuelSide => side(score, { isLoser: true, ...more });

describe('the outcome of a contest between two sides', () => {
  it('has a score that agrees with the winner', () => {
    expect(duelOutcome([lost('44'), won('89')])).toMatchObject({ kind: 'won', winner: 1, scores: [['44', '89']] });
    const times = [won('4.75', { resultType: 'TIME' }), lost('5.02', { resultType: 'TIME' })] as const;
    expect(duelOutcome(times)).toMatchObject({ kind: 'won', scores: [['4.75', '5.02']] });
  });

  it('is unclear if the winner is behind, unless the source names the decision', () => {
    const contest = [won('1'), lost('2')] as const;
    expect(duelOutcome(contest)).toEqual({ kind: 'unclear' });
    expect(duelOutcome(contest, [], true)).toMatchObject({ kind: 'won', by: 'decision', scores: [] });
  });

  it('has a winner without a score if the score is level and no shoot-out explains the win', () => {
    expect(duelOutcome([won('1'), lost('1')])).toMatchObject({ kind: 'won', winner: 0, scores: [], tally: null });
    const tally = (home: string, away: string) =>
      duelOutcome([won('1', { shootOut: home }), lost('1', { shootOut: away })]);
    expect(tally('4', '3')).toMatchObject({ scores: [['1', '1']], tally: ['4', '3'] });
    expect(tally('0', '0')).toMatchObject({ scores: [], tally: null });
    expect(tally('0', '1')).toEqual({ kind: 'unclear' });
  });

  it('has a score without the goals of the shoot-out, even if the source adds them', () => {
    expect(scoreBeforeShootOut(['5', '4'], ['4', '3'])).toEqual(['1', '1']);
    expect(scoreBeforeShootOut(['1', '1'], ['4', '3'])).toEqual(['1', '1']);
    expect(scoreBeforeShootOut(['2', '1'], ['4', '2'])).toEqual(['2', '1']);
    expect(duelOutcome([won('5', { shootOut: '4' }), lost('4', { shootOut: '3' })])).toMatchObject({
      scores: [['1', '1']],
      tally: ['4', '3'],
    });
  });

  it('is a draw only if the score is level and neither side lost or left', () => {
    expect(duelOutcome([side('2'), side('2')])).toEqual({ kind: 'draw', score: ['2', '2'] });
    expect(duelOutcome([side('2'), side('1')])).toEqual({ kind: 'unclear' });
    expect(duelOutcome([lost('2'), side('2')])).toEqual({ kind: 'unclear' });
    expect(duelOutcome([side('0'), side('0', { irm: 'RET' })])).toEqual({ kind: 'unclear' });
  });

  it('has no winner if both sides left, or if both are marked as winners', () => {
    expect(duelOutcome([side(null, { irm: 'DSQ' }), side(null, { irm: 'DQB' })])).toEqual({
      kind: 'noWinner',
      irm: 'DSQ',
    });
    expect(duelOutcome([lost(null, { irm: 'WO' }), lost(null, { irm: 'DSQ' })])).toEqual({
      kind: 'noWinner',
      irm: null,
    });
    expect(duelOutcome([won('1'), won('0')])).toEqual({ kind: 'unclear' });
  });

  it.each([
    ['WO', 'walkover'],
    ['W/O', 'walkover'],
    ['DNS', 'walkover'],
    ['WDR', 'withdrawal'],
    ['RET', 'retirement'],
    ['DNF', 'retirement'],
    ['INJ', 'injury'],
    ['EXC', 'exclusion'],
    ['DSQ', 'disqualification'],
    ['DQB', 'disqualification'],
    ['Fall', 'other'],
  ])('%s of the loser is a %s', (irm, by) => {
    expect(duelOutcome([won(null), lost(null, { irm })])).toMatchObject({ kind: 'won', winner: 0, by });
  });

  it('is a walkover if the source marks it on the line of the winner', () => {
    expect(duelOutcome([lost(null), won(null, { irm: 'WO' })])).toMatchObject({ winner: 1, by: 'walkover' });
    expect(duelOutcome([lost(null), won(null, { irm: 'DSQ' })])).toEqual({ kind: 'unclear' });
  });

  it('has its mark on the side that left, even if the source writes it on the other line', () => {
    const walkover = [
      { wlt: 'L', irm: null },
      { wlt: 'W', irm: 'WO' },
    ];
    expect(agreeingSides(walkover)).toEqual([
      { wlt: 'L', irm: 'WO' },
      { wlt: 'W', irm: null },
    ]);
    const disqualified = [
      { wlt: 'W', irm: 'DSQ' },
      { wlt: 'L', irm: null },
    ];
    expect(agreeingSides(disqualified)).toEqual(disqualified);
  });

  it('has no winner if the source names two', () => {
    const both = [
      { wlt: 'W', result: '2' },
      { wlt: 'W', result: '1' },
    ];
    expect(agreeingSides(both)).toEqual([{ result: '2' }, { result: '1' }]);
  });

  it('has the sets played before a retirement, or the score of a sport without sets', () => {
    const retired = lost(null, { irm: 'RET' });
    const outcomeText = (winner: string | null, parts: [string, string][], loser = retired) => {
      const outcome = duelOutcome([won(winner), loser], parts);
      return outcome.kind === 'won' && outcome.scores.map((pair) => pair.join('–')).join(' ');
    };
    // prettier-ignore
    expect(outcomeText('1', [['6', '4'], ['2', '3']])).toBe('6–4 2–3');
    // prettier-ignore
    expect(outcomeText('3', [['1', '0'], ['2', '1']])).toBe('3–1');
    expect(outcomeText('2', [], lost('1', { irm: 'RET' }))).toBe('2–1');
    expect(outcomeText('1', [])).toBe('');
    expect(outcomeText('0', [['0', '0']])).toBe('');
  });
});
