/** Desk entries about quizzes of a Games folder: `trivia.publish`, `trivia.withdraw`. */
import { newQuiz, quizId } from '@podium/contract';
import { z } from 'zod';
import type { EntryType } from '../../feed/desk/entry-type.ts';
import { refusedFields } from './desk/quiz-changes.ts';
import { insertQuiz, lockQuiz, publishFromFolder, updateQuiz, withdrawFromFolder } from './desk/quiz-store.ts';
import { normalQuestion } from './desk/stored-quiz.ts';

/**
 * People's attempts refer to quizzes, and organizers change them in the console, so a rebuild must not write them
 * again: each quiz keeps the number of the last entry that wrote it, and earlier entries leave it alone.
 */
const tables: readonly string[] = [];

const publication = z.object({ quiz: newQuiz });

const publish: EntryType<z.output<typeof publication>> = {
  type: 'trivia.publish',
  data: publication,
  tables,
  apply: async ({ data, journalId }, client) => {
    const { id, ...given } = data.quiz;
    const quiz = { ...given, questions: given.questions.map(normalQuestion) };
    const stored = await lockQuiz(client, id);
    if (stored && (stored.entry ?? 0) >= journalId) return [];
    // The import was refused if anybody had started the quiz; a player may have been faster than its application.
    if (stored && stored.attempts > 0 && refusedFields(stored.quiz, quiz).length > 0) return [];
    if (stored) await updateQuiz(client, id, quiz, null);
    else await insertQuiz(client, id, quiz, null);
    await publishFromFolder(client, id, journalId);
    return [];
  },
};

const withdrawal = z.object({ id: quizId });

const withdraw: EntryType<z.output<typeof withdrawal>> = {
  type: 'trivia.withdraw',
  data: withdrawal,
  tables,
  apply: async ({ data: { id }, journalId }, client) => {
    await withdrawFromFolder(client, id, journalId);
    return [];
  },
};

export const entryTypes = [publish, withdraw] as EntryType[];
