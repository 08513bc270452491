import type { DeskQuiz, DeskQuizzesAnswer, QuizChange } from '@podium/contract';
import { request } from '../../api/request.ts';

const base = '/api/v1/desk/trivia';
const quizPath = (id: string): string => `${base}/${encodeURIComponent(id)}`;

/** A change includes the version that was seen; the server refuses outdated ones with status 409. */
export const triviaApi = {
  list: async (): Promise<DeskQuizzesAnswer> => request(base),
  read: async (id: string): Promise<DeskQuiz> => request(quizPath(id)),
  create: async (quiz: QuizChange & { id: string }): Promise<DeskQuiz> => request(base, { method: 'POST', body: quiz }),
  save: async (id: string, version: number, body: QuizChange): Promise<DeskQuiz> =>
    request(quizPath(id), { method: 'PUT', version, body }),
  publish: async (id: string, version: number): Promise<DeskQuiz> =>
    request(`${quizPath(id)}/publish`, { method: 'POST', version }),
  withdraw: async (id: string, version: number, reason: string): Promise<DeskQuiz> =>
    request(`${quizPath(id)}/withdraw`, { method: 'POST', version, body: { reason } }),
  duplicate: async (id: string): Promise<DeskQuiz> => request(`${quizPath(id)}/duplicate`, { method: 'POST' }),
  remove: async (id: string, version: number): Promise<unknown> => request(quizPath(id), { method: 'DELETE', version }),
};
