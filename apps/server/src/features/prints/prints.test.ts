import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishCup } from '../../testing/publish-cup.ts';
import { printProgress, readPath } from '@podium/contract';
import type { GamesAnswer, UnitAnswer } from '@podium/contract';
import { printPaths } from '@podium/contract/print-paths';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';
import { gamesAtLevel } from '../../testing/games-at-level.ts';
import type { BaseKit, FeatureKit } from '../kit.ts';
import { resultsBook } from './sheets/results-book.ts';
import { pdfText } from './testing/pdf-text.ts';
import { printVerb } from './verb.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames();
  await publishCup(games);
});
afterAll(async () => games.stop());

const final = 'SWMW200MFR------------FNL-000100';
const heat = 'SWMW200MFR------------HEAT000200';

type Getter = Pick<ExampleGames, 'get'>;
const squeeze = (text: string): string => text.replaceAll(/\s+/gu, '');

async function readPrinted(path: string, client: Getter = games): Promise<{ text: string; answer: Response }> {
  const response = await client.get(path);
  expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'application/pdf']);
  const pdf = Buffer.from(await response.arrayBuffer());
  expect(pdf.toString('latin1'), 'PDF/A').toContain('<pdfaid:part>2</pdfaid:part>');
  return { text: pdfText(pdf), answer: response };
}

/** Polls a book until it is finished. */
async function book(path: string, client: Getter = games): Promise<{ text: string; progress: number[] }> {
  const progress: number[] = [];
  for (let attempt = 0; attempt < 400; attempt++) {
    const response = await client.get(path);
    if (response.status !== 202) return { text: (await readPrinted(path, client)).text, progress };
    const { done, total, address } = printProgress.parse(await response.json());
    expect(done).toBeLessThan(total);
    expect(address).toBe(path);
    progress.push(done);
    await sleep(50);
  }
  throw new Error('the book was not finished');
}

describe('a sheet', () => {
  test.each([
    [printPaths.startList(final), ['Swimming', 'Start list', 'LUMAR Inês', 'Lane']],
    [printPaths.results(final), ['Swimming', 'Results', 'Official', '2:04.31', '+0.81', 'Gold', 'DSQ', 'Page 1 of 1']],
    [printPaths.schedule('2026-10-12'), ['Monday, October 12, 2026', 'Schedule', '18:04', 'Aquatic Centre']],
    [
      printPaths.schedule('2026-10-12', { discipline: 'swm', delegation: 'AUR' }),
      ['Swimming · Aurora · Monday, October 12, 2026', '18:04', 'LUMAR Inês'],
    ],
    [printPaths.medals(), ['Medal table', 'Aurora', 'LUMAR Inês', "Women's 200m Freestyle", 'As of Oct 17']],
    [printPaths.medalsOf('AUR'), ['Medals: Aurora', 'Gold: 2', 'TORREMO Davi']],
    [printPaths.cup('states'), ['Cup of states', 'Rank', 'Delegation', '1st', 'Points', 'Aurora']],
  ])('at %s contains its title, names and values', async (path, texts) => {
    const { text, answer } = await readPrinted(`${path}${path.includes('?') ? '&' : '?'}lang=en`);
    for (const expected of texts) expect(text).toContain(squeeze(expected));
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="[a-z0-9-]+-en\.pdf"$/u);
  });

  test('in Arabic has the same text as the page, letter by letter', async () => {
    const unit = await games.json<UnitAnswer>(`/api/v1/units/${final}?lang=ar`);
    const { text } = await readPrinted(`${printPaths.results(final)}?lang=ar`);
    const names = unit.results.map(({ competitor }) => competitor.name);
    for (const expected of [unit.discipline!.name, 'النتائج', 'المركز', 'الزمن المرحلي 2', 'ذهبية', '+0.81', ...names])
      expect(text).toContain(squeeze(expected));
    expect(text).toContain(squeeze('صفحة 1 من 1'));
  });

  test('leaves out a name in another script, and never replaces it by the delegation', async () => {
    await games.send('base/10-partic-swm.xml', {
      'Version="1"': 'Version="2"',
      'PrintName="LUMAR Inês"': 'PrintName="LUMAR 王伟"',
      'PrintName="VANTE Teodora"': 'PrintName="王伟"',
    });
    const { text } = await readPrinted(`${printPaths.results(final)}?lang=en`);
    for (const expected of ['LUMARAurora', '(nameinanotherscript)Brisa']) expect(text).toContain(expected);
    await games.send('base/10-partic-swm.xml', { 'Version="1"': 'Version="3"' });
  });

  test('has the same bytes and ETag each time, answers 304, and changes both once the result has changed', async () => {
    const path = `${printPaths.results(heat)}?lang=en`;
    const before = await readPrinted(path);
    const etag = before.answer.headers.get('etag')!;
    expect((await games.get(path, { 'if-none-match': etag })).status).toBe(304);
    expect((await games.get(path)).headers.get('etag')).toBe(etag);
    expect(before.text).toContain('Official');
    expect(before.text).not.toContain(squeeze('may change'));
    await games.send('messages/result-swm-heat2.xml', {
      'Version="4"': 'Version="90"',
      'ResultStatus="OFFICIAL"': 'ResultStatus="UNOFFICIAL"',
    });
    const after = await readPrinted(path);
    expect(after.answer.headers.get('etag')).not.toBe(etag);
    for (const mark of ['Unofficial', 'These results are not official yet and may change.', 'Version 90'])
      expect(after.text).toContain(squeeze(mark));
  });

  test('about something unknown is an error in the common format', async () => {
    for (const path of [
      printPaths.results('NOPE'),
      printPaths.startList('NOPE'),
      printPaths.schedule('2031-01-01'),
      printPaths.medalsOf('XXX'),
      printPaths.book('xxx'),
    ])
      expect(await games.errorOf(path), path).toEqual([404, 'notFound']);
    expect(await games.errorOf(`${printPaths.medals()}?lang=xx`)).toEqual([400, 'badRequest']);
  });
});

test('a results book is made in the background: 202 with progress, then the book, which later readers get at once', async () => {
  const path = `${printPaths.book('swm')}?lang=fr`;
  const { text, progress } = await book(path);
  expect(progress.length).toBeGreaterThan(0);
  for (const expected of ['Livre des résultats', 'Sommaire', 'Classement final', '2:04.31', 'LUMAR Inês'])
    expect(text).toContain(squeeze(expected));
  const repeated = await games.get(path);
  expect(repeated.status).toBe(200);
  expect((await games.get(path, { 'if-none-match': repeated.headers.get('etag')! })).status).toBe(304);
});

test('every unit of a results book has the QR code of its live page', async () => {
  const read = (async (name, language, parameters) =>
    (await games.get(readPath(name, language, parameters))).json()) as FeatureKit['read'];
  const names = (await (await games.get('/api/v1/games?lang=ar')).json()) as GamesAnswer;
  const paper = await resultsBook(
    { read, language: 'ar', games: names, publicUrl: 'https://games.example' },
    'swm',
    () => undefined,
  );
  const codes = paper!.blocks.flatMap((block) => (block.kind === 'heading' && block.qr ? [block.qr] : []));
  expect(codes.map(({ address }) => address)).toContain(`https://games.example/ara/discipline/swm/results/${final}`);
  expect(codes.every(({ svg }) => svg.startsWith('<svg '))).toBe(true);
});

test('podium print saves a document of the running server, waits for a book, and explains a missing one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-print-'));
  const file = join(folder, 'print.pdf');
  const lines: string[] = [];
  const run = async (...args: string[]): Promise<number> =>
    printVerb.run(args, { publicUrl: games.url } as BaseKit, (line) => void lines.push(line));
  try {
    expect(await run('results-book', 'jud', file, '--lang', 'es')).toBe(0);
    expect(pdfText(await readFile(file))).toContain(squeeze('Libro de resultados'));
    expect(await run('results', 'NOPE', file)).toBe(1);
    expect(lines.at(-1)).toMatch(/^podium print: There is nothing to print/u);
    expect(await run('poster', file)).toBe(2);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('minors of whom only the number is public are printed as their number', async () => {
  const podium = await gamesAtLevel('number');
  const texts = [
    (await readPrinted(`${printPaths.results(final)}?lang=en`, podium)).text,
    (await readPrinted(`${printPaths.medals()}?lang=en`, podium)).text,
    (await book(`${printPaths.book('all')}?lang=en`, podium)).text,
  ];
  expect(texts[0]).toContain(squeeze('Athlete 0101'));
  for (const name of ['Lumar', 'Inês', 'Vante', 'Teodora', 'Orsin', 'Günvar', 'Torremo'])
    expect(texts.join('').toLowerCase(), name).not.toContain(name.toLowerCase());
  await podium.stop();
});
