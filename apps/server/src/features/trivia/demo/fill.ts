import type pg from 'pg';
import { transaction } from '../../../database/database.ts';
import { insertQuestions } from '../insert-questions.ts';
import type { Solution } from '../scoring.ts';
import { nameAt } from '../shown-options.ts';
import { demoTrivias } from './demo-trivias.ts';
import type { DemoQuestion, DemoTrivia } from './shape.ts';

/** Long before any demo, so that the trivia is always open. */
const opensAt = '2020-01-01T00:00:00Z';
const author = 'Podium';

export async function fillDemoTrivias(pool: pg.Pool): Promise<void> {
  await transaction(pool, async (client) => {
    for (const trivia of demoTrivias) await insertTrivia(client, trivia);
  });
}

async function insertTrivia(client: pg.ClientBase, trivia: DemoTrivia): Promise<void> {
  const { id, discipline, type, minutes, points, title, description, questions } = trivia;
  const { rowCount } = await client.query(
    `insert into trivia.trivias (id, author, title, description, minutes, discipline, type, points, opens_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [id, author, JSON.stringify(title), JSON.stringify(description), minutes, discipline, type, points, opensAt],
  );
  if (rowCount !== 1) return;
  const written = questions.map((question, index) => ({
    position: index + 1,
    kind: question.answer.kind,
    text: question.text,
    options: listOptions(question),
    unit: question.answer.kind === 'number' ? (question.answer.unit ?? null) : null,
    solution: toSolution(question),
    explanation: question.explanation,
  }));
  await insertQuestions(client, id, written);
}

function listOptions({ answer }: DemoQuestion): { id: string; text: DemoQuestion['text'] }[] {
  return answer.kind === 'number' ? [] : answer.options.map((text, index) => ({ id: nameAt(index), text }));
}

function toSolution({ answer }: DemoQuestion): Solution {
  switch (answer.kind) {
    case 'one':
      return { kind: 'one', option: nameAt(answer.right) };
    case 'several':
      return { kind: 'several', options: answer.right.map(nameAt) };
    case 'order':
      return { kind: 'order', options: answer.options.map((_, index) => nameAt(index)) };
    default:
      return { kind: 'number', number: answer.number, tolerance: answer.tolerance ?? 0 };
  }
}
