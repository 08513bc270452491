/**
 * Extension by folder: a made-up sport brings its own way of counting. Its folder is all that is added; scorers enter it
 * through the API, the public page shows it, and without the folder the server keeps running.
 */
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultSheet, UnitAnswer } from '@podium/contract';
import { openAccount } from '../harness/people.ts';
import { copyRepository, root } from '../harness/repository-copy.ts';
import type { RepositoryCopy } from '../harness/repository-copy.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { cheapPasswords } from '../harness/small-demo.ts';

let repository: RepositoryCopy;
beforeAll(async () => {
  repository = await copyRepository();
  await symlink(join(root, 'apps/web/dist'), join(repository.folder, 'apps/web/dist'));
  await repository.commit();
});
afterAll(async () => repository.remove());

const sport = 'packages/disciplines/src/kbx';
/** Lists of all sports, and the file that the phrase compiler writes for all packages. */
const generated = new Set([
  ...['keys', 'lazy', 'phrases', 'registry', 'templates'].map((name) => `packages/disciplines/src/${name}.gen.ts`),
  'packages/i18n/src/generated/messages.gen.ts',
]);

/** A raid sends out as many players as it scores points; a side whose seven are all out gives two more, and all return. */
const count = `
import { countPoints } from '@podium/games';
import type { CountedParts, EnteredPeriod, ScoreCount, ScoredStep } from '@podium/games';

const all = 7;
const byPoints = countPoints({ parts: ['H1', 'H2'], buttons: [1, 2, 3, 4, 5, 6, 7].map((points) => ({ points })) });
const other = { home: 'away', away: 'home' } as const;
const playersOf = ({ tallies }: EnteredPeriod) => tallies?.['players'] ?? { home: all, away: all };

function afterRaid(period: EnteredPeriod, { side, points }: ScoredStep): EnteredPeriod {
  const left = playersOf(period)[other[side]] - points;
  const players = { ...playersOf(period), [other[side]]: left > 0 ? left : all };
  return { ...period, [side]: period[side] + (left > 0 ? 0 : 2), tallies: { players } };
}

export const countRaids: ScoreCount = {
  ...byPoints,
  apply: (before: CountedParts, step) => {
    if (step.points > all) return before;
    const { periods, period } = byPoints.apply(before, step);
    return { period, periods: periods.map((one) => (one.code === period ? afterRaid(one, step) : one)) };
  },
  innerScore: (period) => {
    const { home, away } = playersOf(period);
    return { home: String(home), away: String(away) };
  },
  facts: (period) => [{ code: 'PLAYERS', value: playersOf(period).home + '–' + playersOf(period).away }],
};
`;
const record = `
import { defineDiscipline } from '../define.ts';
import { countRaids } from './count.ts';

/** Raids of one to seven points. */
export const discipline = defineDiscipline({ key: 'kbx', code: 'KBX', contest: 'sides', scoring: { count: countRaids } });
`;

const event = 'KBXMTEAM--------------';
const final = `${event}FNL-000100`;
const games: Record<string, string> = {
  'games.json': JSON.stringify({
    format: 'podium-games-folder',
    formatVersion: 1,
    code: 'RAID2026',
    name: { en: 'Raid Games' },
    start: '2026-11-24',
    end: '2026-11-28',
    timeZone: 'America/Sao_Paulo',
    languages: ['en'],
    adult: true,
    publicationDefault: 'full',
    generatedAt: '2026-11-26T03:00:00-03:00',
  }),
  'organisations.csv': 'id,name_en,type\nX0X,Alfa,state\nX1X,Beta,state\n',
  'disciplines.csv': 'id,code,name_en\nKBX,KBX,Raids\n',
  'events.csv': `id,discipline,name_en,gender,kind,rsc\nRM,KBX,Men,M,team,${event.padEnd(34, '-')}\n`,
  'phases.csv': `id,event,name_en,kind,order,rsc\nRM-F,RM,Finals,final,1,${event}FNL---------\n`,
  'units.csv':
    'id,type,phase,name_en,order,start,status,result_status,medal,rsc\n' +
    `F1,competition-medal,RM-F,Final,1,2026-11-25T09:00:00-03:00,SCHEDULED,START_LIST,gold,${final}--\n`,
  'teams.csv': 'id,event,organisation,name_en\nT0,RM,X0X,Alfa\nT1,RM,X1X,Beta\n',
  'entries.csv': 'event,competitor_type,competitor\nRM,team,T0\nRM,team,T1\n',
  'results.csv': 'level,ref,sort,competitor_type,competitor\nunit,F1,1,team,T0\nunit,F1,2,team,T1\n',
};

async function generate(): Promise<void> {
  await repository.node('packages/disciplines/scripts/generate-registry.mjs');
  await repository.node('packages/i18n/scripts/compile.ts');
}

test('a sport that counts in its own way needs only its folder', { timeout: 600_000 }, async () => {
  await repository.node('packages/disciplines/scripts/new-discipline.mjs', 'KBX', 'Raids');
  await writeFile(join(repository.folder, sport, 'count.ts'), count);
  await writeFile(join(repository.folder, sport, 'main.ts'), record);
  await generate();
  const isForeign = (file: string): boolean => !generated.has(file) && !file.startsWith(`${sport}/`);
  expect((await repository.changed()).filter(isForeign)).toEqual([]);
  for (const project of ['packages/disciplines', 'apps/server', 'apps/web']) await repository.typecheck(project);

  const server = await ServerProcess.create({
    podium: join(repository.folder, 'apps/server/bin/podium.mjs'),
    environment: { ...cheapPasswords, ACCOUNTS_TWO_FACTOR_FOR: 'none' },
  });
  try {
    const folder = join(server.dataDir, 'raid-games');
    await mkdir(folder, { recursive: true });
    for (const [file, text] of Object.entries(games)) await writeFile(join(folder, file), text);
    await server.start();
    await repository.run('apps/server', server.environment, 'bin/podium.mjs', 'import', folder);
    const scorer = await openScorer(server);

    const raid = (side: 'home' | 'away', points: number): object => ({ do: 'score', side, points });
    const sheet = await scorer([{ do: 'begin' }, raid('home', 3), raid('away', 1), raid('home', 4), raid('home', 2)]);
    expect([sheet.score, sheet.period]).toEqual([{ home: 11, away: 1 }, 'H1']);
    expect(sheet.periods[0]).toMatchObject({ score: { home: 11, away: 1 }, innerScore: { home: '6', away: '5' } });
    expect(sheet.buttons.map(({ points }) => points)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const undone = await scorer([{ do: 'undo', step: sheet.history[1]!.id }]);
    expect(undone).toMatchObject({ score: { home: 5, away: 1 } });

    const readShown = async (): Promise<UnitAnswer> => {
      const response = await fetch(`${server.url}/api/v1/units/${final}`);
      return (await response.json()) as UnitAnswer;
    };
    const onPage = await readShown();
    expect(onPage.results.map(({ result }) => result)).toEqual(['5', '1']);
    expect(onPage.periods[0]).toMatchObject({
      homePeriod: '5',
      awayPeriod: '1',
      details: [{ code: 'PLAYERS', value: '6–2' }],
    });

    await server.end('SIGTERM');
    await rm(join(repository.folder, sport), { recursive: true });
    await generate();
    expect(await repository.changed()).toEqual([]);
    await server.start();
    expect((await readShown()).results.map(({ result }) => result)).toEqual(['5', '1']);
  } finally {
    await server.remove();
  }
});

/** Signs in a referee. @returns a function that enters steps of the final and returns its sheet */
async function openScorer(server: ServerProcess): Promise<(drafts: readonly object[]) => Promise<ResultSheet>> {
  const account = { username: 'ana.silva', password: 'quatro tucanos azuis' };
  await openAccount(server, { ...account, email: 'ana.silva@example.org', document: 'AB123456' });
  await repository.run('apps/server', server.environment, 'bin/podium.mjs', 'grant', account.username, 'referee');
  const headers = { 'content-type': 'application/json', origin: server.url };
  const signIn = { method: 'POST', headers, body: JSON.stringify(account) };
  const response = await fetch(`${server.url}/api/v1/auth/sign-in`, signIn);
  const cookie = response.headers
    .getSetCookie()
    .map((pair) => pair.split(';')[0])
    .join('; ');
  return async (drafts) => {
    const steps = drafts.map((draft) => ({ ...draft, id: crypto.randomUUID(), at: new Date().toISOString() }));
    const entered = await fetch(`${server.url}/api/v1/desk/results/${final}/steps`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify({ steps }),
    });
    const text = await entered.text();
    expect([entered.status, entered.ok ? '' : text]).toEqual([200, '']);
    return JSON.parse(text) as ResultSheet;
  };
}
