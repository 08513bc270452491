import { describe, expect, it } from 'vitest';
import { answersToSend, parseNumber, currentOrder, play, unansweredQuestions } from './play-state.ts';
import type { TriviaQuestion } from '@podium/contract';
import type { PlayState } from './play-state.ts';

const question = (position: number, kind: TriviaQuestion['kind']): TriviaQuestion => ({
  position,
  kind,
  text: '',
  lang: 'en',
  options: kind === 'number' ? [] : ['a', 'b', 'c'].map((id) => ({ id, text: id })),
  unit: null,
});
const [single, several, order, number] = (['one', 'several', 'order', 'number'] as const).map((kind, index) =>
  question(index + 1, kind),
) as [TriviaQuestion, TriviaQuestion, TriviaQuestion, TriviaQuestion];
const initialState: PlayState = { at: 0, answers: {} };

describe('playing a trivia', () => {
  it('selects one option of a single choice, the last that was chosen', () => {
    const first = play(initialState, { kind: 'choose', question: single, option: 'a' });
    expect(play(first, { kind: 'choose', question: single, option: 'b' }).answers).toEqual({ 1: { options: ['b'] } });
  });

  it('toggles several options of a multiple choice, and removing the last one removes the answer', () => {
    const choose = (state: PlayState, option: string) => play(state, { kind: 'choose', question: several, option });
    const both = choose(choose(initialState, 'c'), 'a');
    expect(both.answers).toEqual({ 2: { options: ['a', 'c'] } });
    expect(choose(choose(both, 'a'), 'c').answers).toEqual({});
  });

  it('moves options up and down within the list, starting from the order that is shown', () => {
    expect(currentOrder(order, {})).toEqual(['a', 'b', 'c']);
    const movedDown = play(initialState, { kind: 'move', question: order, option: 'a', by: 1 });
    expect(currentOrder(order, movedDown.answers)).toEqual(['b', 'a', 'c']);
    const movedUp = play(movedDown, { kind: 'move', question: order, option: 'b', by: -1 });
    expect(currentOrder(order, movedUp.answers)).toEqual(['b', 'a', 'c']);
    expect(currentOrder(order, play(movedUp, { kind: 'move', question: order, option: 'z', by: 1 }).answers)).toEqual([
      'b',
      'a',
      'c',
    ]);
  });

  it('stores a number, including zero, and removes it', () => {
    const zero = play(initialState, { kind: 'number', question: number, number: 0 });
    expect(answersToSend(zero.answers)).toEqual([{ position: 4, number: 0 }]);
    expect(play(zero, { kind: 'number', question: number, number: undefined }).answers).toEqual({});
  });

  it('moves between questions without losing an answer, and lists unanswered ones', () => {
    const state = play(play(initialState, { kind: 'choose', question: single, option: 'a' }), { kind: 'go', to: 4 });
    expect(play(state, { kind: 'go', to: -1 })).toEqual({ at: 0, answers: state.answers });
    expect(unansweredQuestions([single, several, order, number], state.answers)).toEqual([several, order, number]);
  });
});

it('reads a number in any common notation', () => {
  expect(['3,05', ' 3.05 ', '٣٫٠٥', '-2', '400', '٤٠٠'].map(parseNumber)).toEqual([3.05, 3.05, 3.05, -2, 400, 400]);
  expect(['', 'x', '1e5', '1.2.3', '1234567890', '--1'].map(parseNumber)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});
