/** Quizzes in a Games folder: imported through the journal, checked as in the console, exported on request. */
import { cp, readFile, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longestQuizId, maxNumber, maxOptions, maxQuestions, questionKinds, triviaTypes } from '@podium/contract';
import { quizIdPattern, quizLimits as ownLimits } from '@podium/contract';
import type { DeskQuiz, TriviaListAnswer } from '@podium/contract';
import {
  folderFiles,
  questionKinds as folderKinds,
  quizLimits,
  quizTypes,
  writeFolder,
  triviaNames,
} from '@podium/games-folder';
import { testDatabase } from '../../../database/test-database.ts';
import { replay } from '../../../feed/replay.ts';
import { readTables } from '../../../feed/folder/export/read-tables.ts';
import { publicPartition } from '../../../feed/installation.ts';
import { openLog } from '../../../ground/log.ts';
import { completeFolder, importFolder } from '../../../testing/import-folder.ts';
import type { ImportRun } from '../../../testing/import-folder.ts';
import { scratchFolder } from '../../../testing/scratch-folder.ts';
import { signUpUser } from '../../../testing/sign-up-user.ts';
import { testPodium } from '../../../testing/test-podium.ts';
import type { TestPodium } from '../../../testing/test-podium.ts';
import { featureEntryTypes as entryTypes } from '../../entry-types.gen.ts';
import { storedQuizzes } from './publish-quizzes.ts';
import { exportQuizzes } from './export-quizzes.ts';

const quizzes = `id,title_en,title_pt,description_en,author,discipline,type,minutes,points,opens_at,closes_at
pool-facts,The pool,A piscina,About water,Ana,SWM,sport,5,300,2026-10-01 09:00,
eat-well,Food,,What athletes eat,Ana,,health,3,100,2020-10-01 09:00,2030-10-20 09:00
`;
const questions = `quiz,position,kind,text_en,option_1_en,option_2_en,option_3_en,option_3_pt,right,number,tolerance,unit_en,explanation_en
pool-facts,1,one,How long is the pool?,25 m,50 m,60 m,60 metros,2,,,,It is a long course.
pool-facts,3,number,How deep is it?,,,,,,2.5,0.1,m,
pool-facts,2,several,Which are strokes?,Butterfly,Moth,Crawl,,1;3,,,,
eat-well,1,order,"Order by sugar, least first",Water,Milk,Lemonade,,,,,,
`;

let podium: TestPodium;
let minute = 0;
/** Imports the complete example with these tables, each time as a newer folder. */
async function importQuizzes(
  files: Readonly<Record<string, string>>,
  removes: 'all' | 'none' = 'none',
  { code, isDryRun = false }: { code?: string; isDryRun?: boolean } = {},
): Promise<ImportRun> {
  const folder = await scratchFolder();
  await cp(completeFolder, folder, { recursive: true });
  const games = JSON.parse(await readFile(join(folder, 'games.json'), 'utf8')) as { generatedAt: string };
  const generatedAt = new Date(Date.parse(games.generatedAt) + 60_000 * (minute += 1)).toISOString();
  await writeFile(join(folder, 'games.json'), JSON.stringify({ ...games, ...(code && { code }), generatedAt }));
  await mkdir(join(folder, 'trivia'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'trivia', `${name}.csv`), text);
  const run = await importFolder(podium.database, folder, { removes, isDryRun });
  await podium.settle();
  return run;
}
const readIds = async (): Promise<string[]> =>
  ((await (await podium.get('/api/v1/trivia')).json()) as TriviaListAnswer).items.map(({ id }) => id).sort();

beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
});
afterAll(async () => podium.stop());

test('the tables allow the same words and limits as the console', () => {
  expect([quizTypes, folderKinds]).toEqual([[...triviaTypes], [...questionKinds]]);
  expect(quizLimits).toEqual({ ...ownLimits, maxQuestions, maxOptions, maxNumber });
  expect(['a-b', 'A', 'a--b', 'a_b'].filter((id) => quizIdPattern.test(id))).toEqual(['a-b']);
  expect(longestQuizId).toBe(60);
});

test('quizzes of a folder are public after its import, with their questions in order', async () => {
  const preview = await importQuizzes({ quizzes, questions }, 'none', { isDryRun: true });
  expect(preview.out).toContain('Quizzes, new: The pool, Food.');
  expect(await readIds()).toEqual([]);
  expect(await importQuizzes({ quizzes, questions })).toMatchObject({ code: 0, errors: '' });
  expect(await readIds()).toEqual(['eat-well', 'pool-facts']);
  const { quiz, state } = (await storedQuizzes(podium.database.pool)).get('pool-facts')!;
  expect(state).toBe('published');
  expect(quiz).toMatchObject({ discipline: 'swm', closesAt: null, title: { en: 'The pool', pt: 'A piscina' } });
  expect(quiz.questions).toMatchObject([
    { kind: 'one', right: 1, options: [{ en: '25 m' }, { en: '50 m' }, { en: '60 m', pt: '60 metros' }] },
    { kind: 'several', right: [0, 2] },
    { kind: 'number', number: 2.5, tolerance: 0.1, unit: { en: 'm' } },
  ]);
});

test('importing the same quizzes again changes none of them', async () => {
  const before = await storedQuizzes(podium.database.pool);
  expect(await importQuizzes({ quizzes, questions })).toMatchObject({ code: 0 });
  expect(await storedQuizzes(podium.database.pool)).toEqual(before);
});

test.each<[string, Record<string, string>, string[]]>([
  [
    'two right options where one is right',
    { quizzes, questions: questions.replace('60 metros,2,', '60 metros,2;3,') },
    ['trivia/questions.csv:2:65 error E501 right'],
  ],
  [
    'a right answer that is not an option',
    { quizzes, questions: questions.replace('Crawl,,1;3', 'Crawl,,1;7') },
    ['trivia/questions.csv:4:63 error E301 right'],
  ],
  [
    'cells that a kind of question does not use',
    { quizzes, questions: questions.replace('Lemonade,,,', 'Lemonade,,1,') },
    ['trivia/questions.csv:5:69 error E501 right'],
  ],
  [
    'the same option twice, and a question with one option',
    {
      quizzes,
      questions: questions
        .replace('Milk,Lemonade', 'Water,Lemonade')
        .replace('25 m,50 m,60 m,60 metros,2', '25 m,,,,1'),
    },
    ['trivia/questions.csv:2:45 error E301 option_2_en', 'trivia/questions.csv:5:54 error E401 option_2_en'],
  ],
  [
    'an id that is no part of an address, and an unknown discipline',
    {
      quizzes: quizzes.replaceAll('pool-facts', 'Pool_Facts').replace(',SWM,', ',SWIM,'),
      questions: questions.replaceAll('pool-facts', 'Pool_Facts'),
    },
    ['trivia/quizzes.csv:2:1 error E302 id', 'trivia/quizzes.csv:2:47 error E402 discipline'],
  ],
  [
    'a quiz without questions that closes before it opens',
    { quizzes: quizzes.replace('2030-10-20', '2019-10-20'), questions: questions.replace(/\neat-well.*/u, '') },
    ['trivia/quizzes.csv:3:69 error E501 closes_at', 'trivia/quizzes.csv:3:1 error E402 id'],
  ],
])('an import refuses %s, with the file, line and column', async (_, files, expected) => {
  const before = await storedQuizzes(podium.database.pool);
  const { code, errors } = await importQuizzes(files);
  expect(code).toBe(1);
  const places = errors.split('\n').flatMap((line) => /^trivia\/\S+ error \w+ \w+/u.exec(line) ?? []);
  expect(places.sort()).toEqual([...expected].sort());
  expect(await storedQuizzes(podium.database.pool)).toEqual(before);
});

test('the questions of a quiz are fixed once a user has started it, but its title is not', async () => {
  const player = await signUpUser(podium);
  expect((await player.post('/api/v1/trivia/eat-well/start', {})).status).toBe(200);
  const refused = await importQuizzes({ quizzes, questions: questions.replace('Milk,', 'Juice,') });
  expect(refused).toMatchObject({
    code: 1,
    errors: expect.stringContaining('trivia/questions.csv:5:12 error E312 kind'),
  });
  const renamed = await importQuizzes({ quizzes: quizzes.replace('Food', 'Meals'), questions });
  expect(renamed).toMatchObject({ code: 0, out: expect.stringContaining('Quizzes, changed: Meals.') });
  expect((await storedQuizzes(podium.database.pool)).get('eat-well')!.quiz.title).toEqual({ en: 'Meals' });
});

test('a replay of the journal gives the same quizzes, and leaves quizzes changed since unchanged', async () => {
  const publisher = await signUpUser(podium, { grant: 'publisher' });
  const path = '/api/v1/desk/trivia/pool-facts';
  const { quiz, version } = await publisher.get<DeskQuiz>(path);
  const headers = { 'if-match': `"${version}"` };
  expect((await publisher.ask('PUT', path, { ...quiz, author: 'Bo' }, headers)).status).toBe(200);
  const target = await testDatabase();
  try {
    const log = openLog('silent');
    expect((await replay(podium.database.pool, target.pool, { log, entryTypes })).differences).toEqual([]);
    const replayed = await storedQuizzes(target.pool);
    expect([...replayed.keys()].sort()).toEqual(['eat-well', 'pool-facts']);
    expect(replayed.get('eat-well')!.quiz.title).toEqual({ en: 'Meals' });
  } finally {
    await target.close();
  }
  expect((await storedQuizzes(podium.database.pool)).get('pool-facts')!.quiz.author).toBe('Bo');
});

test('an exported folder has its quizzes on request only, and its import gives the same files', async () => {
  const exportFiles = async (pool: TestPodium['database']['pool']) => {
    const tables = (await readTables(pool, (await publicPartition(pool))!, { source: 'all' }))!;
    return folderFiles({ ...tables, trivia: await exportQuizzes(pool, tables.files) });
  };
  const first = await exportFiles(podium.database.pool);
  const folder = await scratchFolder();
  await writeFolder(folder, first);
  const other = await testDatabase();
  try {
    expect(await importFolder(other, folder)).toMatchObject({ code: 0, errors: '' });
    const again = await exportFiles(other.pool);
    for (const name of triviaNames) expect(again.get(`${name}.csv`)).toEqual(first.get(`${name}.csv`));
  } finally {
    await other.close();
  }
});

test('a quiz that the table lacks stays public until its removal is requested', async () => {
  const fewer = { quizzes: quizzes.replace(/\neat-well.*/u, ''), questions: questions.replace(/\neat-well.*/u, '') };
  const kept = await importQuizzes(fewer);
  expect(kept.out).toContain('1 quizzes');
  expect(await readIds()).toEqual(['eat-well', 'pool-facts']);
  expect(await importQuizzes(fewer, 'all')).toMatchObject({ code: 0 });
  expect(await readIds()).toEqual(['pool-facts']);
  expect((await storedQuizzes(podium.database.pool)).get('eat-well')!.state).toBe('withdrawn');
});

test('quizzes of Games that are not public here are reported and not published, and remove none of the public ones', async () => {
  const before = await storedQuizzes(podium.database.pool);
  const other = {
    quizzes: quizzes.replaceAll('pool-facts', 'next-year'),
    questions: questions.replaceAll('pool-facts', 'next-year'),
  };
  const held = await importQuizzes(other, 'all', { code: 'YG2030' });
  expect(held).toMatchObject({ code: 0, errors: '' });
  expect(held.out).toContain('These quizzes are not published, because other Games are public here.');
  expect(await storedQuizzes(podium.database.pool)).toEqual(before);
  expect(await readIds()).toEqual(['pool-facts']);
});
