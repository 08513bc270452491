import { questionKinds, quizFaults, triviaTypes } from '@podium/contract';
import { demoQuizRows } from '@podium/demo-games';
import { disciplineName } from '@podium/disciplines';
import { languages } from '@podium/games';
import { expect, test } from 'vitest';
import { quizRows, readQuizRows } from '../folder/quiz-rows.ts';

const rows = demoQuizRows();
const quizzes = readQuizRows(rows, (id) => id.toLowerCase());

test('the demo has twelve quizzes, of all types, with four to six questions of all kinds', () => {
  expect(new Set(quizzes.map(({ id }) => id)).size).toBe(12);
  expect(new Set(quizzes.map(({ quiz }) => quiz.type))).toEqual(new Set(triviaTypes));
  const questions = quizzes.flatMap(({ quiz }) => quiz.questions);
  expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(questionKinds));
  for (const { id, quiz } of quizzes) {
    expect(quiz.questions.length >= 4 && quiz.questions.length <= 6, id).toBe(true);
    if (quiz.discipline !== null) expect(disciplineName(quiz.discipline.toUpperCase(), 'en'), id).toBeDefined();
  }
});

test('each quiz of the demo can be published', () => {
  expect(quizzes.flatMap(({ id, quiz }) => quizFaults(quiz).map(({ field }) => `${id} ${field}`))).toEqual([]);
});

test('each text of the demo’s quizzes is in all languages, without superfluous spaces', () => {
  const isText = /^(.+)_(?:en|es|pt|az|ar|fr)$/u;
  for (const table of rows.values())
    for (const row of table)
      for (const [column, text] of Object.entries(row)) {
        const [, name] = isText.exec(column) ?? [];
        if (name === undefined) continue;
        expect(text).toMatch(/^\S(?:.*\S)?$/u);
        for (const language of languages) expect(row[`${name}_${language}`], `${column}: ${text}`).toBeDefined();
      }
});

test('quizzes that are written as rows give the same rows they were read from', () => {
  const written = quizRows(quizzes, (key) => key.toUpperCase());
  const normal = (row: Readonly<Record<string, string>>) => ({
    ...row,
    ...(row['opens_at'] !== undefined && { opens_at: new Date(row['opens_at']).toISOString() }),
  });
  for (const [name, table] of rows) expect(written.get(name)!.map(normal)).toEqual(table.map(normal));
});
