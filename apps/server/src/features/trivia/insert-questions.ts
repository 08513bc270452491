import type pg from 'pg';
import type { QuestionRow, SolutionRow } from './queries.ts';

export type StoredQuestion = QuestionRow & SolutionRow;

export async function insertQuestions(
  client: pg.ClientBase,
  triviaId: string,
  questions: readonly StoredQuestion[],
): Promise<void> {
  const written = JSON.stringify(questions);
  await client.query(
    `insert into trivia.questions (trivia_id, position, kind, text, options, unit)
     select $1, position, kind, text, options, nullif(unit, 'null') from jsonb_to_recordset($2)
       as given(position smallint, kind text, text jsonb, options jsonb, unit jsonb)`,
    [triviaId, written],
  );
  await client.query(
    `insert into trivia.solutions (trivia_id, position, solution, explanation)
     select $1, position, solution, explanation from jsonb_to_recordset($2)
       as given(position smallint, solution jsonb, explanation jsonb)`,
    [triviaId, written],
  );
}
