import { describe, expect, it } from 'vitest';
import type { QuizChange } from '@podium/contract';
import {
  parseDecimal,
  toQuizForm,
  markOption,
  moveItem,
  newQuestion,
  toQuizChange,
  toSlug,
  quizTexts,
  unreadable,
} from './quiz-form.ts';
import { differences, mergeQuiz } from './quiz-merge.ts';

const threeBehind = (): number => -180;
const quiz: QuizChange = {
  title: { en: 'Pools', fr: 'Bassins' },
  description: { en: 'About water.' },
  author: 'Ana',
  discipline: null,
  type: 'sport',
  minutes: 5,
  points: 400,
  opensAt: '2026-10-12T12:00:30.000Z',
  closesAt: null,
  questions: [
    { kind: 'one', text: { en: 'A?' }, options: [{ en: 'b' }, { en: 'c' }], right: 1, explanation: {} },
    { kind: 'several', text: { en: 'B?' }, options: [{ en: 'b' }, { en: 'c' }], right: [0, 1], explanation: {} },
    { kind: 'order', text: { en: 'C?' }, options: [{ en: 'b' }, { en: 'c' }], explanation: { en: 'So.' } },
    { kind: 'number', text: { en: 'D?' }, number: 1.5, tolerance: 0, unit: { en: 's' }, explanation: {} },
  ],
};
const form = toQuizForm(quiz, threeBehind);

describe('a form', () => {
  it('has the values of its quiz, to the second', () => {
    expect(toQuizChange(form, threeBehind, quiz)).toEqual(quiz);
    expect(form.opensAt).toBe('2026-10-12T09:00');
  });

  it('a form becomes a quiz with times in the zone of the Games and texts without surrounding blanks', () => {
    const edited = { ...form, title: { en: ' Water ', es: ' ' }, opensAt: '2026-10-12T10:00', discipline: 'swm' };
    expect(toQuizChange(edited, threeBehind, quiz)).toMatchObject({
      title: { en: 'Water' },
      opensAt: '2026-10-12T10:00:00-03:00',
      discipline: 'swm',
    });
  });

  it('cannot be saved while a number or time cannot be read', () => {
    const [number] = toQuizForm({ ...quiz, questions: [quiz.questions[3]!] }, threeBehind).questions;
    const edited = {
      ...form,
      minutes: '0',
      points: '1.5',
      opensAt: '',
      questions: [{ ...number!, number: 'ten', tolerance: '-1' }, newQuestion()],
    };
    expect(unreadable(edited)).toEqual(['minutes', 'points', 'opensAt', 'questions.0.number', 'questions.0.tolerance']);
    expect(toQuizChange(edited, threeBehind, quiz)).toBeUndefined();
    expect([parseDecimal('1,5'), parseDecimal('-3'), parseDecimal('1.2.3')]).toEqual([1.5, -3, undefined]);
  });

  it('keeps one right option in a single choice, and allows several in a multiple choice', () => {
    const [single, several] = form.questions;
    const key = single!.options[0]!.key;
    expect(markOption(single!, key, true).options.map(({ isRight }) => isRight)).toEqual([true, false]);
    expect(markOption(several!, several!.options[0]!.key, false).options.map(({ isRight }) => isRight)).toEqual([
      false,
      true,
    ]);
  });

  it('moves parts within their list', () => {
    expect([moveItem(['a', 'b', 'c'], 0, 2), moveItem(['a', 'b'], 0, -1), moveItem(['a', 'b'], 1, 2)]).toEqual([
      ['b', 'c', 'a'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('counts missing translations, and derives the address from the title', () => {
    expect(quizTexts(form).filter(({ fr }) => fr === undefined)).toHaveLength(13);
    expect([toSlug('Words of judô!'), toSlug('?')]).toEqual(['words-of-judo', '']);
  });
});

describe('a quiz that two users changed', () => {
  const mine = { ...quiz, points: 100, author: 'Bea' };
  const theirs = { ...quiz, points: 200, title: { fr: 'Bassins', en: 'Water' }, description: { ...quiz.description } };

  it('differ in the changed fields, and conflict where both changed the same one', () => {
    expect(differences(quiz, mine, theirs)).toEqual([
      { field: 'title', choice: 'theirs', isContested: false },
      { field: 'author', choice: 'mine', isContested: false },
      { field: 'points', choice: 'mine', isContested: true },
    ]);
  });

  it('two versions of a quiz are merged by the choice that the user made for each field', () => {
    expect(mergeQuiz(mine, theirs, differences(quiz, mine, theirs))).toEqual({ ...theirs, author: 'Bea', points: 100 });
  });
});
