import { disciplineName } from '@podium/disciplines';
import { questionKinds, triviaTypes } from '@podium/contract';
import { languages } from '@podium/games';
import { expect, test } from 'vitest';
import { demoTrivias } from './demo-trivias.ts';
import type { DemoQuestion, Texts } from './shape.ts';

const questions = demoTrivias.flatMap((trivia) =>
  trivia.questions.map((question) => ({ trivia: trivia.id, question })),
);
const questionTexts = ({ text, explanation, answer }: DemoQuestion): Texts[] => [
  text,
  explanation,
  ...(answer.kind === 'number' ? (answer.unit ? [answer.unit] : []) : answer.options),
];

test('there are twelve, of all types, with four to six questions of all kinds', () => {
  expect(demoTrivias).toHaveLength(12);
  expect(new Set(demoTrivias.map(({ id }) => id)).size).toBe(12);
  expect(new Set(demoTrivias.map(({ type }) => type))).toEqual(new Set(triviaTypes));
  expect(new Set(questions.map(({ question }) => question.answer.kind))).toEqual(new Set(questionKinds));
  for (const { id, questions: triviaQuestions, minutes, points, discipline } of demoTrivias) {
    expect([id, triviaQuestions.length >= 4 && triviaQuestions.length <= 6, minutes > 0, points > 0]).toEqual([
      id,
      true,
      true,
      true,
    ]);
    if (discipline !== null) expect(disciplineName(discipline.toUpperCase(), 'en'), id).toBeDefined();
  }
});

test('each text is in all languages, without superfluous spaces', () => {
  const all = [
    ...demoTrivias.flatMap(({ title, description }) => [title, description]),
    ...questions.flatMap(({ question }) => questionTexts(question)),
  ];
  for (const texts of all)
    for (const language of languages) expect(texts[language], JSON.stringify(texts)).toMatch(/^\S(?:.*\S)?$/u);
});

test('options differ in each language, and what is right is one of them', () => {
  for (const { trivia, question } of questions) {
    const { answer } = question;
    if (answer.kind === 'number') continue;
    for (const language of languages) {
      const texts = answer.options.map((option) => option[language]);
      expect(new Set(texts).size, `${trivia} ${texts.join()}`).toBe(texts.length);
    }
    const right = answer.kind === 'one' ? [answer.right] : answer.kind === 'several' ? answer.right : [];
    for (const index of right) expect(answer.options[index], trivia).toBeDefined();
    if (answer.kind === 'several') expect(right.length, trivia).toBeLessThan(answer.options.length);
  }
});
