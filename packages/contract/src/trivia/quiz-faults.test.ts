import { describe, expect, it } from 'vitest';
import { quizFaults, quizLanguage } from './quiz-faults.ts';
import type { QuizChange, QuizQuestion } from './desk.ts';

const question: QuizQuestion = {
  kind: 'one',
  text: { pt: 'Qual é a distância?' },
  explanation: {},
  options: [{ pt: '25 m' }, { pt: '50 m' }],
  right: 1,
};
const quiz: QuizChange = {
  title: { pt: 'Piscinas' },
  description: { pt: 'Sobre a água.' },
  author: 'Equipe',
  discipline: null,
  type: 'sport',
  minutes: 5,
  points: 100,
  opensAt: '2026-10-01T00:00:00Z',
  closesAt: null,
  questions: [question],
};
const faults = (change: Partial<QuizChange>): string[] =>
  quizFaults({ ...quiz, ...change }).map(({ field, message }) => `${field} ${message}`);

describe('the languages of a quiz', () => {
  it('may be a single one, in any language', () => {
    expect(faults({})).toEqual([]);
    expect(quizLanguage(quiz)).toBe('pt');
  });

  it('may include others for some texts only', () => {
    expect(faults({ title: { pt: 'Piscinas', en: 'Pools' } })).toEqual([]);
  });

  it('must include a common one for all texts', () => {
    expect(faults({ description: { en: 'About water.' } })).toEqual(['description languageRequired']);
    expect(faults({ questions: [{ ...question, explanation: { es: 'Largo.' } }] })).toEqual([
      'questions.0.explanation languageRequired',
    ]);
  });

  it('must not make two options look the same', () => {
    expect(faults({ questions: [{ ...question, options: [{ pt: 'Crawl' }, { pt: 'Livre', fr: 'Crawl' }] }] })).toEqual([
      'questions.0.options.1 sameOption',
    ]);
  });
});
