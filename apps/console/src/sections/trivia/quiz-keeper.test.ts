import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeskQuiz, QuizChange } from '@podium/contract';
import { RequestError } from '../../api/request.ts';
import { memoryStore } from '../../drafts/memory-store.ts';
import type { TextStore } from '../../drafts/saved-text.ts';
import { QuizKeeper } from './quiz-keeper.ts';
import { mergeQuiz, differences } from './quiz-merge.ts';

const quiz: QuizChange = {
  title: { en: 'Pools' },
  description: {},
  author: 'Ana',
  discipline: null,
  type: 'sport',
  minutes: 5,
  points: 100,
  opensAt: '2026-10-12T12:00:00.000Z',
  closesAt: null,
  questions: [],
};

const storedQuiz = (version: number, change: Partial<QuizChange> = {}): DeskQuiz => ({
  id: 'pools',
  version,
  state: 'published',
  quiz: { ...quiz, ...change },
  faults: [],
  editedAt: '2026-10-12T08:00:00-03:00',
  editedBy: { id: 'b', username: 'bia' },
  attempts: 0,
  answers: 0,
  averageRight: null,
});

let store: TextStore;
let server: DeskQuiz;
let saved: DeskQuiz[];
/** Resolves when the server may answer. */
let answering: Promise<void>;

const open = (): QuizKeeper =>
  new QuizKeeper({
    quiz: server,
    store,
    offsetAt: () => -180,
    onSaved: (answer) => saved.push(answer),
    api: {
      read: async () => Promise.resolve(server),
      save: async (_, version, change) => {
        await answering;
        if (version !== server.version)
          throw new RequestError(409, {
            code: 'conflict',
            message: '',
            fields: [{ field: 'version', message: 'bia' }],
          });
        server = storedQuiz(version + 1, change);
        return server;
      },
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  store = memoryStore();
  server = storedQuiz(1);
  saved = [];
  answering = Promise.resolve();
});
afterEach(() => vi.useRealTimers());

test("a quiz is saved only at its author's request", async () => {
  const keeper = open();
  keeper.change({ author: 'Bea' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([keeper.state().saving, saved]).toEqual(['waiting', []]);
  await keeper.flush();
  expect(keeper.state()).toMatchObject({ saving: 'saved', seenVersion: { version: 2 } });
  expect(saved).toMatchObject([{ version: 2, quiz: { author: 'Bea' } }]);
});

test('text typed while a quiz is being saved stays in the form, and on the device', async () => {
  const keeper = open();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  answering = promise;
  keeper.change({ author: 'Bea' });
  const saving = keeper.flush();
  await vi.waitUntil(() => keeper.state().saving === 'saving');
  keeper.change({ author: 'Beatriz' });
  answer();
  await saving;
  expect(keeper.state()).toMatchObject({ saving: 'waiting', form: { author: 'Beatriz' }, seenVersion: { version: 2 } });
  expect(server.quiz.author).toBe('Bea');
  expect(open().state()).toMatchObject({ isRestored: true, form: { author: 'Beatriz' } });
});

test('a quiz that was saved leaves nothing on the device', async () => {
  const keeper = open();
  keeper.change({ author: 'Bea' });
  await keeper.flush();
  expect(open().state()).toMatchObject({ isRestored: false, saving: 'saved', form: { author: 'Bea' } });
});

test('a colleague who saved first is not overwritten: both changes are compared with the version before them', async () => {
  const keeper = open();
  keeper.change({ author: 'Bea' });
  server = storedQuiz(2, { points: 300 });
  await expect(keeper.flush()).rejects.toThrow(RequestError);
  const { mine, base, theirs } = keeper.state().conflict!;
  expect(server.version).toBe(2);
  await keeper.settle(mergeQuiz(mine, theirs.quiz, differences(base, mine, theirs.quiz)));
  expect(server).toMatchObject({ version: 3, quiz: { author: 'Bea', points: 300 } });
  expect(keeper.state()).toMatchObject({ saving: 'saved', conflict: undefined });
});

test('a newer version replaces the form of an author who has not typed anything', () => {
  const keeper = open();
  keeper.load(storedQuiz(2, { points: 300 }));
  expect(keeper.state().form.points).toBe('300');
  keeper.change({ author: 'Bea' });
  keeper.load(storedQuiz(3, { points: 500 }));
  expect(keeper.state().form).toMatchObject({ author: 'Bea', points: '300' });
});
