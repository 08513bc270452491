import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folderLimits } from './folder-limits.ts';
import { FolderUnreadable, openFolder, readArchive } from './folder-source.ts';
import type { FolderSource } from './folder-source.ts';
import { formatProblem } from './problems.ts';
import { isFolderFile, readFolder } from './read-folder.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`../examples/${name}`, import.meta.url));
const games = {
  format: 'podium-games-folder',
  formatVersion: 1,
  code: 'YG2026',
  name: { en: 'Youth Games' },
  start: '2026-10-10',
  end: '2026-10-18',
  timeZone: 'America/Sao_Paulo',
  generatedAt: '2026-10-17T11:00:00-03:00',
};

function folder(files: Readonly<Record<string, string | Uint8Array>>): FolderSource {
  const encode = (content: string | Uint8Array): Uint8Array =>
    typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const all = { 'games.json': JSON.stringify(games), ...files };
  return {
    files: new Map(Object.entries(all).map(([name, content]) => [name, encode(content)])),
    links: new Set(),
    problems: [],
  };
}

/** Position, code and column name of each problem. */
function findProblems(source: FolderSource): string[] {
  return readFolder(source).report.problems.map(({ file, line, column, code, columnName }) =>
    `${file}:${line}:${column} ${code} ${columnName}`.trim(),
  );
}

/** File, line, column, severity, code and column name from a line of a report, without the wording. */
function binding(line: string): string {
  const [, place, severity, code, column] = /^(\S+) (\w+) (\w\d+)(?: (\w+):)?/.exec(line) ?? [];
  return [place, severity, code, column ?? ''].join(' ').trim();
}

describe('reading a folder', () => {
  it('finds no problem in the example', async () => {
    const { report, tables } = readFolder(await openFolder(fixture('complete'), isFolderFile));
    expect(report.problems.map(formatProblem)).toEqual([]);
    expect(tables?.files.units).toHaveLength(29);
  });

  it('finds exactly the expected problems of the bad folder, in order', async () => {
    const { report, tables } = readFolder(await openFolder(fixture('mistakes'), isFolderFile));
    const expected = (await readFile(`${fixture('mistakes')}/expected-errors.txt`, 'utf8')).trim().split('\n');
    expect(report.problems.map(formatProblem).map(binding)).toEqual(expected.map(binding));
    expect(tables).toBeUndefined();
  });

  it('never repeats personal data', async () => {
    const { report } = readFolder(await openFolder(fixture('mistakes'), isFolderFile));
    expect(report.problems.map(formatProblem).join('\n')).not.toContain('02/11/2009');
  });

  it('accepts a folder with only games.json', () => {
    expect(readFolder(folder({})).tables?.files).toEqual({});
  });

  it('warns of a rank with an irm, and of an irm that no sport uses', () => {
    const rows = ['unit,U1,1,person,A,1,DNS', 'unit,U1,2,person,B,,34', 'unit,U1,3,person,C,,DNF'];
    const results = `level,ref,sort,competitor_type,competitor,rank,irm\n${rows.join('\n')}\n`;
    const problems = findProblems(folder({ 'results.csv': results })).filter((problem) => problem.includes('W503'));
    expect(problems).toEqual(['results.csv:2:20 W503 rank', 'results.csv:3:21 W503 irm']);
  });

  it('finds the position of a cell by the id of its row, for problems that are found later', () => {
    const events = 'id,rsc,name_en\nE1,,One\nE2,,Two\n';
    const { placeOf } = readFolder(folder({ 'events.csv': events }));
    expect(placeOf('events', { id: 'E2' }, 'rsc')).toEqual({ file: 'events.csv', line: 3, column: 4 });
  });

  it('requires a readable games.json', () => {
    expect(findProblems(folder({ 'games.json': '{\n "code": }' }))).toEqual(['games.json:1:1 E101']);
    const { files, ...rest } = folder({});
    files.delete('games.json');
    expect(findProblems({ files, ...rest })).toEqual(['games.json:1:1 E101']);
  });

  it('accepts a regional form of a language of the Games, and refuses one of another language', () => {
    const withRegions = (regions: unknown) => folder({ 'games.json': JSON.stringify({ ...games, regions }, null, 1) });
    expect(readFolder(withRegions({ pt: 'pt-BR' })).tables?.games.regions).toEqual({ pt: 'pt-BR' });
    expect(readFolder(folder({})).tables?.games.regions).toBeUndefined();
    const { problems } = readFolder(withRegions({ pt: 'en-GB' })).report;
    expect(problems.map(({ message }) => message)).toEqual([
      '"pt: en-GB" is not a regional form of a language; write { "pt": "pt-BR" }',
    ]);
    for (const wrong of [{ pt: 'en-GB' }, { pt: 'pt-br' }, { pt: 5 }, { de: 'de-AT' }, ['pt-BR'], 'pt-BR', null])
      expect(findProblems(withRegions(wrong))).toEqual(['games.json:12:13 E305 regions']);
  });

  it('reports missing, wrong and unknown keys of games.json with their positions', () => {
    const text =
      '{ "format": "podium-games-folder", "formatVersion": 2,\n  "code": "yg", "name": { "pt": ""      }, "adult": "no",\n  "color": 1,\n  "start": "2026-10-18", "end": "2026-10-10", "timeZone": "Brasil" }';
    expect(findProblems(folder({ 'games.json': text }))).toEqual([
      'games.json:1:1 E301 generatedAt',
      'games.json:1:53 E305 formatVersion',
      'games.json:2:11 E302 code',
      'games.json:2:25 E301 name',
      'games.json:2:53 E304 adult',
      'games.json:3:3 W205 color',
      'games.json:4:33 E501 end',
      'games.json:4:59 E305 timeZone',
    ]);
  });

  it('reports a missing column once, at the top', () => {
    expect(findProblems(folder({ 'disciplines.csv': 'id,name_en\nSWM,Swimming\n' }))).toEqual([
      'disciplines.csv:1:1 E201 code',
    ]);
  });

  it('reports duplicate and unknown headers, and continues', () => {
    expect(findProblems(folder({ 'disciplines.csv': 'id,code,name_en,code,nam_pt\nSWM,SWM,Swimming,X,Y\n' }))).toEqual([
      'disciplines.csv:1:17 E202 code',
      'disciplines.csv:1:22 W205 nam_pt',
    ]);
  });

  it('accepts a byte order mark and CRLF, and counts columns after the mark', () => {
    expect(findProblems(folder({ 'disciplines.csv': '\uFEFFid,code,name_en\r\nSWM,swm,Swimming\r\n' }))).toEqual([
      'disciplines.csv:2:5 E305 code',
    ]);
  });

  it('counts lines inside quoted cells', () => {
    const text = 'id,code,name_en\nSWM,SWM,"Swim\nming"\nATH,ATH,\n';
    expect(findProblems(folder({ 'disciplines.csv': text }))).toEqual(['disciplines.csv:4:9 E301 name_en']);
  });

  it('reports the first byte that is invalid in every supported encoding', () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode('id,code,name_en\nSWM,SWM,Nata'),
      0xf0,
      0xfd,
      0x6f,
      0x0a,
    ]);
    expect(findProblems(folder({ 'disciplines.csv': bytes }))).toEqual(['disciplines.csv:2:13 E102']);
  });

  it('stops checking a file that it could not read completely', () => {
    const disciplines = 'id,code,name_en\nSWM,SWM,"Swimming\n';
    const events = 'id,discipline,name_en,gender,kind\nE1,SWM,Event,W,individual\n';
    expect(findProblems(folder({ 'disciplines.csv': disciplines, 'events.csv': events }))).toEqual([
      'disciplines.csv:2:9 E204',
    ]);
  });

  it('F5: names every file that it ignores, with the most similar known name', () => {
    const { report } = readFolder(folder({ 'result.csv': 'a\n', 'read me.txt': 'hello' }));
    expect(report.problems.map(formatProblem)).toEqual([
      'read me.txt:1:1 warning W103 unknown file name, ignored',
      'result.csv:1:1 warning W103 unknown file name, ignored; did you mean "results.csv"?',
    ]);
  });

  it('reports 100 problems of one code and column, and counts the rest', () => {
    const rows = Array.from({ length: 250 }, (_, index) => `D${index},xx,Name`).join('\n');
    const { report } = readFolder(folder({ 'disciplines.csv': `id,code,name_en\n${rows}\n` }));
    expect(report).toMatchObject({ omitted: 150, errors: 250 });
    expect(report.problems).toHaveLength(100);
  });

  it('finds rows of an earlier import if the file is absent', () => {
    const events = 'id,discipline,name_en,gender,kind\nE1,SWM,Event,W,individual\n';
    expect(findProblems(folder({ 'events.csv': events }))).toEqual(['events.csv:2:4 E402 discipline']);
    const known = { disciplines: [{ id: 'SWM', code: 'SWM', name_en: 'Swimming' }] };
    expect(readFolder(folder({ 'events.csv': events }), known).report.problems).toEqual([]);
  });

  it('accepts a name in one language, and requires one in at least one language', () => {
    const json = JSON.stringify({ ...games, name: { pt: 'Jogos da Juventude' }, languages: ['pt'] });
    const read = (text: string): string[] => findProblems(folder({ 'games.json': json, 'disciplines.csv': text }));
    expect(read('id,code,name_pt\nSWM,SWM,Natação\n')).toEqual([]);
    expect(read('id,code,name_pt,name_fr\nSWM,SWM,,\n')).toEqual(['disciplines.csv:2:9 E301 name_pt']);
    expect(read('id,code,sort_order\nSWM,SWM,1\n')).toContain('disciplines.csv:1:1 E201 name_en');
    expect(findProblems(folder({ 'games.json': JSON.stringify({ ...games, name: {} }) }))).toEqual([
      'games.json:1:74 E301 name',
    ]);
  });

  it('warns about a missing name in a language that has a column', () => {
    const json = JSON.stringify({ ...games, languages: ['en', 'pt'] });
    const text = 'id,code,name_en,name_pt\nSWM,SWM,Swimming,\n';
    expect(findProblems(folder({ 'games.json': json, 'disciplines.csv': text }))).toEqual([
      'disciplines.csv:2:18 W601 name_pt',
    ]);
  });

  it.each([
    ['one gold and two silvers', ['gold', 'silver', 'silver'], []],
    ['two golds, a bronze', ['gold', 'gold', 'bronze'], []],
    ['two bronzes', ['gold', 'silver', 'bronze', 'bronze'], []],
    ['two golds and a silver', ['gold', 'gold', 'silver', 'bronze'], ['medals.csv:2:4 W602 medal']],
    ['no bronze', ['gold', 'silver'], ['medals.csv:2:4 W602 medal']],
    ['no gold yet', ['bronze'], []],
  ])('W602: %s', (_, medals, expected) => {
    const people = medals.map((medal, index) => `P${index},athlete,AUR,Name${medal},W`).join('\n');
    const source = folder({
      'organisations.csv': 'id,name_en\nAUR,Aurora\n',
      'disciplines.csv': 'id,code,name_en\nSWM,SWM,Swimming\n',
      'events.csv': 'id,discipline,name_en,gender,kind\nE1,SWM,Event,W,individual\n',
      'participants.csv': `id,role,organisation,family_name,gender\n${people}\n`,
      'medals.csv': `event,medal,competitor_type,competitor,date\n${medals.map((medal, index) => `E1,${medal},person,P${index},2026-10-12`).join('\n')}\n`,
    });
    expect(findProblems(source)).toEqual(expected);
  });
});

describe('opening a folder', () => {
  it('reads a zip of a folder, and of its files', async () => {
    const { files } = await openFolder(fixture('complete'), isFolderFile);
    const content = Object.fromEntries(files);
    const inside = Object.fromEntries([...files].map(([name, bytes]) => [`my games/${name}`, bytes]));
    for (const packed of [content, inside]) {
      const { report, tables } = readFolder(readArchive(zipSync(packed)));
      expect(report.problems).toEqual([]);
      expect(tables?.attachments.size).toBe(1);
    }
  });

  it('refuses an archive with forbidden entries', () => {
    const bomb = new Uint8Array(4 * 1024 * 1024);
    const packed = zipSync({
      '../up.csv': new Uint8Array(1),
      'bomb.csv': bomb,
      'inner.zip': zipSync({ a: new Uint8Array(1) }),
    });
    expect(readArchive(packed).problems.map(({ file, code, params }) => `${file} ${code} ${params.form}`)).toEqual([
      '../up.csv E104 path-leaves',
      'bomb.csv E105 zip-ratio',
      'inner.zip E105 zip-nested',
    ]);
  });

  it('refuses an archive with too many files, and reports it once', () => {
    const { entries } = folderLimits;
    onTestFinished(() => void Object.assign(folderLimits, { entries }));
    Object.assign(folderLimits, { entries: 2 });
    const names = ['a.csv', 'b.csv', 'c.csv', 'd.csv'];
    const { problems } = readArchive(zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array(1)]))));
    expect(problems).toMatchObject([{ file: 'c.csv', code: 'E105', params: { form: 'zip-entries' } }]);
  });

  it('never follows a link', async () => {
    const root = await mkdtemp(join(tmpdir(), 'podium-scratch-'));
    onTestFinished(() => rm(root, { recursive: true }));
    await writeFile(join(root, 'games.json'), JSON.stringify(games));
    await writeFile(
      join(root, 'documents.csv'),
      'id,kind,title_en,file,published_at\nD1,result,Results,secret.pdf,2026-10-12T18:00:00Z\n',
    );
    await symlink('/etc/hostname', join(root, 'secret.pdf'));
    expect(findProblems(await openFolder(root, isFolderFile))).toEqual(['documents.csv:2:19 E104 file']);
  });

  it('W11: reports a damaged archive, and games.json one level below, in one sentence each', async () => {
    const root = await mkdtemp(join(tmpdir(), 'podium-scratch-'));
    onTestFinished(() => rm(root, { recursive: true }));
    const { files } = await openFolder(fixture('complete'), isFolderFile);
    const whole = zipSync(Object.fromEntries(files));
    await writeFile(join(root, 'half.zip'), whole.subarray(0, whole.length / 2));
    await expect(openFolder(join(root, 'half.zip'))).rejects.toThrow(
      'half.zip": the .zip is damaged; pack the folder again',
    );
    const deep = Object.fromEntries([...files].map(([name, bytes]) => [`one/two/${name}`, bytes]));
    await writeFile(join(root, 'deep.zip'), zipSync(deep));
    await expect(openFolder(join(root, 'deep.zip'))).rejects.toThrow(
      'deep.zip": games.json is in the folder "one/two"; import that folder',
    );
    await mkdir(join(root, 'outer', 'inner'), { recursive: true });
    for (const [name, bytes] of files)
      if (!name.includes('/')) await writeFile(join(root, 'outer', 'inner', name), bytes);
    await expect(openFolder(join(root, 'outer'), isFolderFile)).rejects.toThrow(
      'outer": games.json is in the folder "inner"; import that folder',
    );
    expect((await openFolder(join(root, 'outer', 'inner'), isFolderFile)).files.size).toBeGreaterThan(1);
  });

  it('W11: reports one error for the column if units and phases are absent', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `event,E1,${index + 1},,TBD,,U${index}`).join('\n');
    const source = folder({
      'disciplines.csv': 'id,code,name_en\nSWM,SWM,Swimming\n',
      'events.csv': 'id,discipline,name_en,gender,kind\nE1,SWM,Event,W,individual\n',
      'results.csv': `level,ref,sort,competitor_type,competitor,rank,from_ref\n${lines}\n`,
    });
    expect(findProblems(source)).toEqual(['results.csv:2:18 E402 from_ref']);
  });

  it('explains a missing folder in one sentence', async () => {
    await expect(openFolder('/nowhere/at/all')).rejects.toThrow(FolderUnreadable);
    await expect(openFolder(fileURLToPath(import.meta.url))).rejects.toThrow('neither a folder nor a .zip');
  });
});
